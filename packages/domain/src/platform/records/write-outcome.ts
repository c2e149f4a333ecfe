import { byField, type ErrorsByField } from '../field-errors.ts'
import { problemOf, type Problem } from '../problem.ts'

/** What became of a write that answers true or false, in the terms a screen acts on. */
export type WriteOutcome =
  | { kind: 'done' }
  /** The server said `false`. Source: decision G13. */
  | { kind: 'refused' }
  | WriteFailure

/** Why a write could not be made. */
export type WriteFailure =
  /** Fields that the server refused. */
  | { kind: 'invalid'; errors: ErrorsByField }
  /** Too many tries. Source: decision P4. */
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | { kind: 'failed'; problem: Problem }

/** What became of a write; it never rejects. */
export async function outcomeOf(write: () => Promise<boolean>): Promise<WriteOutcome> {
  try {
    return { kind: (await write()) ? 'done' : 'refused' }
  } catch (caught) {
    return writeFailure(problemOf(caught))
  }
}

/** What a failed write says to its screen. */
export function writeFailure(problem: Problem): WriteFailure {
  if (problem.kind === 'invalid') return { kind: 'invalid', errors: byField(problem.errors) }
  if (problem.kind === 'limited') return { kind: 'limited', retryAfterSeconds: problem.retryAfterSeconds }
  return { kind: 'failed', problem }
}
