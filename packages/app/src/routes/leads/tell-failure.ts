import { GENERIC_ERROR, GONE } from '@latchkey/domain/platform/messages'
import type { Problem } from '@latchkey/domain/platform/problem'
import { toasts } from '@latchkey/ui/overlays/toasts'

/** Says that something done with a lead did not work out, and no more than that; but that it is gone, for trying again would not help. Source: decision G13. */
export function tellFailure(outcome: { kind: string; problem?: Problem }): void {
  // The session's end has its own way out.
  if (outcome.problem?.kind === 'unauthenticated') return
  toasts.error(outcome.problem?.kind === 'gone' ? GONE : GENERIC_ERROR)
}
