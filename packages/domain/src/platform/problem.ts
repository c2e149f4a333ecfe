import type { FieldErrors } from './field-errors.ts'

/** Everything that can go wrong with a call, in the terms a screen acts on. */
export type Problem =
  | { kind: 'offline' }
  | { kind: 'unauthenticated' }
  | { kind: 'forbidden' }
  /** Permitted, but only to a person who has just proved who they are. */
  | { kind: 'unproved' }
  /** Not there; for a lead that was merged into another, the id of the kept one. */
  | { kind: 'gone'; mergedInto?: number }
  | { kind: 'limited'; retryAfterSeconds: number | null }
  /** Fields that were refused, as the server named them. */
  | { kind: 'invalid'; errors: FieldErrors }
  /** Refused by a rule that the answer explains (conflict, clash, held); `body` is that answer. */
  | { kind: 'refused'; body: unknown }
  | { kind: 'broken' }

/** The failure of a call, carried as an exception so that flows read straight. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`The call failed: ${problem.kind}`)
    this.name = 'ProblemError'
    this.problem = problem
  }
}

/** What a caught value says of the call; anything unknown is `broken`. */
export function problemOf(caught: unknown): Problem {
  return caught instanceof ProblemError ? caught.problem : { kind: 'broken' }
}
