import { GENERIC_ERROR, GONE } from '@latchkey/domain/platform/messages'
import type { Problem } from '@latchkey/domain/platform/problem'
import type { WriteOutcome } from '@latchkey/domain/platform/write-outcome'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { toasts } from '@latchkey/ui/overlays/toasts'

/**
 * Says that something did not work out, and no more than that; save for what trying again would not help: too many tries,
 * and what is gone. Source: decisions G13 and P4.
 */
export function tellFailure({ kind, problem }: { kind: string; problem?: Problem }): void {
  if (kind === 'limited') toasts.error(TOO_MANY_ATTEMPTS)
  else if (problem?.kind === 'gone') toasts.error(GONE)
  // The session's end has its own way out.
  else if (problem?.kind !== 'unauthenticated') toasts.error(GENERIC_ERROR)
}

/** Says what came of a write that has no fields to put an error beside. */
export function tellWrite(outcome: WriteOutcome, done: string): void {
  if (outcome.kind === 'done') toasts.success(done)
  else tellFailure(outcome)
}
