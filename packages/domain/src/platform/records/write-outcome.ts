import { byField, type ErrorsByField } from '../field-errors.ts'
import { problemOf, type Problem } from '../problem.ts'

/** Result of a write that returns true or false, by what a screen can do about it. */
export type WriteOutcome =
  | { kind: 'done' }
  /** The server returned `false`. */
  | { kind: 'rejected' }
  | WriteFailure

export type WriteFailure =
  /** Fields that the server rejected. */
  | { kind: 'invalid'; errors: ErrorsByField }
  /** 429. */
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | { kind: 'failed'; problem: Problem }

/** Never rejects. */
export async function outcomeOf(write: () => Promise<boolean>): Promise<WriteOutcome> {
  try {
    return { kind: (await write()) ? 'done' : 'rejected' }
  } catch (caught) {
    return writeFailure(problemOf(caught))
  }
}

export function writeFailure(problem: Problem): WriteFailure {
  if (problem.kind === 'invalid') return { kind: 'invalid', errors: byField(problem.errors) }
  if (problem.kind === 'limited') return { kind: 'limited', retryAfterSeconds: problem.retryAfterSeconds }
  return { kind: 'failed', problem }
}
