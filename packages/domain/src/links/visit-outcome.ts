import type { ErrorsByField } from '../platform/field-errors.ts'
import type { Problem } from '../platform/problem.ts'
import type { WriteFailure, WriteOutcome } from '../platform/records/write-outcome.ts'

/** What became of an identity check; the lead itself is in the store. */
export type IdentityOutcome = { kind: 'known' } | { kind: 'mismatch' } | WriteFailure

/** What became of sending: `lapsed` asks the tenant to say again who they are. Source: decision P2. */
export type SendOutcome = WriteOutcome | { kind: 'lapsed' }

/** What can keep a tenant from going on. */
export type VisitFailure =
  /** Phone, last name or link do not match; the server does not say which. Source: decision P7. */
  | { kind: 'mismatch' }
  /** The proof of who is there has run out. Source: decision P2. */
  | { kind: 'lapsed' }
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | { kind: 'offline' }
  /** The link or what it was about no longer exists. */
  | { kind: 'gone' }
  /** The server said no, or did not say what is wrong. Source: decision G13. */
  | { kind: 'refused' }

/** What the page of a tenant shows after a call. */
export interface VisitFeedback {
  /** Null when all went well, or when the fields show what is wrong. */
  failure: VisitFailure | null
  serverErrors: ErrorsByField
}

/** Nothing is wrong. */
export const NO_FEEDBACK: VisitFeedback = { failure: null, serverErrors: {} }

/** What the page of a tenant shows after a call that came out like this. */
export function feedbackOn(outcome: IdentityOutcome | SendOutcome): VisitFeedback {
  switch (outcome.kind) {
    case 'known':
    case 'done':
      return NO_FEEDBACK
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
