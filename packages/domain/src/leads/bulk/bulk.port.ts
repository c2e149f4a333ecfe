import type { BulkReport } from './bulk.contract.ts'

/** Every call rejects with a `ProblemError`. */
export interface BulkLeadsPort {
  /** Null releases the leads. */
  assignMany(ids: readonly number[], userId: number | null): Promise<BulkReport>
  removeMany(ids: readonly number[]): Promise<BulkReport>
  restoreMany(ids: readonly number[]): Promise<BulkReport>
}

export interface BulkLeadsEnv {
  leads: BulkLeadsPort
}
