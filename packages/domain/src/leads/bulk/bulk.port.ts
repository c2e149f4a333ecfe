import type { BulkReport } from './bulk.contract.ts'

/** The API calls that do something with several leads at once. Every call rejects with a `ProblemError`. Source: decision A5. */
export interface BulkLeadsPort {
  /** Gives leads to somebody, or to nobody. */
  assignMany(ids: readonly number[], userId: number | null): Promise<BulkReport>
  removeMany(ids: readonly number[]): Promise<BulkReport>
  restoreMany(ids: readonly number[]): Promise<BulkReport>
}

/** The environment with these calls. */
export interface BulkLeadsEnv {
  leads: BulkLeadsPort
}
