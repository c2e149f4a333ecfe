import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import type { Problem } from '@latchkey/domain/platform/problem'
import { toasts } from '@latchkey/ui/overlays/toasts'

/** Says that something done with a lead did not work out, and no more than that. Source: decision G13. */
export function tellFailure(outcome: { kind: string; problem?: Problem }): void {
  // The session's end has its own way out.
  if (outcome.problem?.kind !== 'unauthenticated') toasts.error(GENERIC_ERROR)
}
