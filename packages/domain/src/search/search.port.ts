import type { BaseEnv } from '../platform/env.ts'
import type { SearchAnswer } from './search.contract.ts'
import type { RecordName } from './record-names.ts'

/** The API calls of the search. They reject with a `ProblemError`. */
export interface SearchPort {
  /** Finds what a text matches, up to `limit` of each group. Source: decision A1. */
  find(text: string, limit: number): Promise<SearchAnswer>
  /** Records as they are now, without those that are gone or may not be seen. */
  recent(records: readonly RecordName[]): Promise<SearchAnswer>
}

/** The environment with these calls. */
export interface SearchEnv extends BaseEnv {
  search: SearchPort
}
