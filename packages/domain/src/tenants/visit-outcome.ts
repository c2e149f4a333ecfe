import type { ErrorsByField } from '../platform/field-errors.ts'
import type { Problem } from '../platform/problem.ts'
import type { WriteFailure, WriteOutcome } from '../platform/records/write-outcome.ts'

/** The lead itself is in the store. */
export type IdentityOutcome = { kind: 'known' } | { kind: 'mismatch' } | WriteFailure

/** `lapsed` returns to the identity step. */
export type SendOutcome = WriteOutcome | { kind: 'lapsed' }

export type VisitFailure =
  /** Phone, last name or link do not match; the server does not say which. */
  | { kind: 'mismatch' }
  /** The verification has expired. */
  | { kind: 'lapsed' }
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | { kind: 'offline' }
  /** The write may have been committed, or not. */
  | { kind: 'unconfirmed' }
  /** The link or its record no longer exists. */
  | { kind: 'gone' }
  /** The server answered `false`, or an error without details. */
  | { kind: 'rejected' }

export interface VisitFeedback {
  /** Null after a success, or when the fields show the errors. */
  failure: VisitFailure | null
  serverErrors: ErrorsByField
}

export const NO_FEEDBACK: VisitFeedback = { failure: null, serverErrors: {} }

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
    case 'unconfirmed':
    case 'gone':
      return { kind: problem.kind }
    default:
      return { kind: 'rejected' }
  }
}
