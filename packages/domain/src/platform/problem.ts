import type { FieldErrors } from './field-errors.ts'

/** Failure of a call, by what a screen can do about it. */
export type Problem =
  | { kind: 'offline' }
  /** The write may have been committed, or not. */
  | { kind: 'unconfirmed' }
  | { kind: 'unauthenticated' }
  /** `areas` are those that the user may not give to a key. */
  | { kind: 'forbidden'; areas?: string[] }
  /** Permitted, but only after a recent proof of identity. */
  | { kind: 'unproved' }
  /**
   * 404; of a merged lead, `mergedInto` is the id of the kept one. A lead that was erased because its import was undone
   * never comes back.
   */
  | { kind: 'gone'; mergedInto?: number; isImportUndone?: true }
  | { kind: 'limited'; retryAfterSeconds: number | null }
  /** Invalid fields, named as by the server. */
  | { kind: 'invalid'; errors: FieldErrors }
  /** 409; `body` gives the reason (conflict, clash, held). */
  | { kind: 'rejected'; body: unknown }
  /** 413, also of a proxy. */
  | { kind: 'too-large' }
  | { kind: 'broken' }

/** A failed call as an exception. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`The call failed: ${problem.kind}`)
    this.name = 'ProblemError'
    this.problem = problem
  }
}

/** Any other exception is `broken`. */
export function problemOf(caught: unknown): Problem {
  return caught instanceof ProblemError ? caught.problem : { kind: 'broken' }
}
