import { problemOf } from '../../platform/problem.ts'
import { writeFailure, type WriteFailure } from '../../platform/records/write-outcome.ts'
import type { BulkReport } from './bulk.contract.ts'

export type BulkOutcome = { kind: 'reported'; report: BulkReport } | WriteFailure

/** Never rejects. */
export async function bulkOutcomeOf(call: () => Promise<BulkReport>): Promise<BulkOutcome> {
  try {
    return { kind: 'reported', report: await call() }
  } catch (caught) {
    return writeFailure(problemOf(caught))
  }
}
