import type { IdentityOutcome, SendOutcome } from '@latchkey/domain/links/tenant-visit'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Problem } from '@latchkey/domain/platform/problem'
import type { VisitFailure } from '@latchkey/ui/lettings/tenants/VisitTrouble'

/** What the page of a tenant shows after a call. */
export interface VisitNews {
  /** Null when all went well, or when fields say it themselves. */
  failure: VisitFailure | null
  serverErrors: ErrorsByField
}

/** Nothing is wrong. */
export const NO_NEWS: VisitNews = { failure: null, serverErrors: {} }

/** What became of a call, as the page of a tenant tells it. */
export function newsOf(outcome: IdentityOutcome | SendOutcome): VisitNews {
  switch (outcome.kind) {
    case 'known':
    case 'done':
      return NO_NEWS
    case 'invalid':
      return { failure: null, serverErrors: outcome.errors }
    case 'failed':
      return { failure: failureOf(outcome.problem), serverErrors: {} }
    default:
      return { failure: outcome, serverErrors: {} }
  }
}

function failureOf(problem: Problem): VisitFailure {
  switch (problem.kind) {
    case 'offline':
    case 'gone':
      return { kind: problem.kind }
    default:
      return { kind: 'refused' }
  }
}
