import type { DialogOutcome } from '@latchkey/domain/forms/record-editor.store'
import { GENERIC_ERROR, GONE, UNCONFIRMED, UNREACHABLE } from '@latchkey/domain/platform/messages'
import type { Problem } from '@latchkey/domain/platform/problem'
import type { WriteOutcome } from '@latchkey/domain/platform/records/write-outcome'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { toasts, type ToastAction } from '../overlays/toasts.ts'

/**
 * Shows the generic error, or a specific one for too many attempts, a record that no longer exists, an unreachable
 * server, and an unconfirmed write.
 */
export function toastFailure({ kind, problem }: { kind: string; problem?: Problem }): void {
  if (kind === 'limited') toasts.error(TOO_MANY_ATTEMPTS)
  else if (problem?.kind === 'gone') toasts.error(GONE)
  else if (problem?.kind === 'offline') toasts.error(UNREACHABLE)
  else if (problem?.kind === 'unconfirmed') toasts.error(UNCONFIRMED)
  // Not when the session has ended, which redirects, or when the user cancelled the proof of identity.
  else if (problem?.kind !== 'unauthenticated' && problem?.kind !== 'unproved') toasts.error(GENERIC_ERROR)
}

/**
 * Shows the outcome of a write without form fields as a toast, with an action such as Undo on success; true when
 * it succeeded. Without `done` a success is visible on the page.
 */
export async function toastOutcome(
  writing: WriteOutcome | Promise<WriteOutcome>,
  done: string | null,
  action?: ToastAction,
): Promise<boolean> {
  const outcome = await writing
  if (outcome.kind !== 'done') toastFailure(outcome)
  else if (done !== null) toasts.success(done, action)
  return outcome.kind === 'done'
}

/** `about` names the record concerned. */
export const undoBy = (undo: () => Promise<unknown>, about?: string): ToastAction => ({
  label: 'Undo',
  ...(about !== undefined && { about }),
  onPress: () => void undo(),
})

/**
 * Shows the outcome of a save as a toast, and closes the dialog on success. Outcomes that an open dialog
 * shows itself get a toast only if the dialog was closed.
 */
export function toastSaveOutcome<Row>(outcome: DialogOutcome<Row>, done: string, close: () => void): void {
  switch (outcome.kind) {
    case 'saved':
    case 'created':
      toasts.success(done)
      if (outcome.isOpen) close()
      return
    case 'incomplete':
    case 'invalid':
    case 'obstacle':
      if (!outcome.isOpen) toastFailure(outcome)
      return
    default:
      toastFailure(outcome)
  }
}
