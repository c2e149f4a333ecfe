import { problemOf } from '../../platform/problem.ts'
import { writeFailure, type WriteFailure } from '../../platform/records/write-outcome.ts'
import type { BulkReport } from './bulk.contract.ts'

/** What became of several leads: a report of each, or nothing was done at all. Source: decision A5. */
export type BulkOutcome = { kind: 'reported'; report: BulkReport } | WriteFailure

/** What became of several leads; never rejects. */
export async function bulkOutcomeOf(call: () => Promise<BulkReport>): Promise<BulkOutcome> {
  try {
    return { kind: 'reported', report: await call() }
  } catch (caught) {
    return writeFailure(problemOf(caught))
  }
}
