import type { BaseEnv } from '../platform/env.ts'
import type { SearchAnswer } from './search.contract.ts'
import type { RecordName } from './record-names.ts'

/** Calls reject with a `ProblemError`. */
export interface SearchPort {
  /** Up to `limit` results per group. */
  find(text: string, limit: number): Promise<SearchAnswer>
  /** Omits records that were deleted or may not be seen. */
  recent(records: readonly RecordName[]): Promise<SearchAnswer>
}

export interface SearchEnv extends BaseEnv {
  search: SearchPort
}
