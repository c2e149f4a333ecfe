import type { DialogOutcome } from '@latchkey/domain/forms/record-editor.store'
import { GENERIC_ERROR, GONE, UNREACHABLE } from '@latchkey/domain/platform/messages'
import type { Problem } from '@latchkey/domain/platform/problem'
import type { WriteOutcome } from '@latchkey/domain/platform/records/write-outcome'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { toasts } from '../overlays/toasts.ts'

/**
 * Shows the generic error, or a specific one where more is known: too many attempts, a record that no longer exists,
 * and a server that cannot be reached. Source: decisions G13 and P4.
 */
export function toastFailure({ kind, problem }: { kind: string; problem?: Problem }): void {
  if (kind === 'limited') toasts.error(TOO_MANY_ATTEMPTS)
  else if (problem?.kind === 'gone') toasts.error(GONE)
  else if (problem?.kind === 'offline') toasts.error(UNREACHABLE)
  // The session's end has its own way out, and who does not prove who they are has left by themselves.
  else if (problem?.kind !== 'unauthenticated' && problem?.kind !== 'unproved') toasts.error(GENERIC_ERROR)
}

/** Shows the outcome of a write without form fields as a toast. */
export function toastOutcome(outcome: WriteOutcome, done: string): void {
  if (outcome.kind === 'done') toasts.success(done)
  else toastFailure(outcome)
}

/** Shows the outcome of a save as a toast and closes the dialog when it was saved. What an open dialog shows by itself gets a toast only once the dialog is closed. */
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
