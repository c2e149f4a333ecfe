import { GENERIC_ERROR, GONE } from '@latchkey/domain/platform/messages'
import type { WriteFailure, WriteOutcome } from '@latchkey/domain/platform/write-outcome'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { toasts } from '@latchkey/ui/overlays/toasts'

/** Says that a write did not work out, and no more than that; but that it is gone, for trying again would not help. The session's end has its own way out. Source: decisions G13 and P4. */
export function tellWriteFailure(outcome: WriteFailure | { kind: 'refused' }): void {
  if (outcome.kind === 'limited') toasts.error(TOO_MANY_ATTEMPTS)
  else if (outcome.kind !== 'failed') toasts.error(GENERIC_ERROR)
  else if (outcome.problem.kind !== 'unauthenticated')
    toasts.error(outcome.problem.kind === 'gone' ? GONE : GENERIC_ERROR)
}

/** Says what came of a write that has no fields to put an error beside. */
export function tellWrite(outcome: WriteOutcome, done: string): void {
  if (outcome.kind === 'done') toasts.success(done)
  else tellWriteFailure(outcome)
}
