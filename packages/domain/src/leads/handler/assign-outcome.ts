import type { Problem } from '../../platform/problem.ts'
import type { WriteOutcome } from '../../platform/records/write-outcome.ts'
import type { Handler } from './handler.contract.ts'

/** What became of giving a lead to somebody: somebody else may have had it first. Source: decision A2. */
export type AssignOutcome = WriteOutcome | { kind: 'taken'; handler: Handler | null }

/** True where a call was refused because somebody else has the lead by now. */
export function isTaken(problem: Problem): boolean {
  return (
    problem.kind === 'refused' &&
    typeof problem.body === 'object' &&
    problem.body !== null &&
    'error' in problem.body &&
    problem.body.error === 'taken'
  )
}
