import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { recordNamesText, type RecordName } from './record-names.ts'
import type { SearchResponse } from './search.contract.ts'

export const searchCalls = {
  /** Up to `limit` results per group. */
  find: {
    call: 'GET /search',
    params: (q: string, limit: number) => ({ q, limit }),
    response: typed<SearchResponse>,
  },
  /** Omits records that were deleted or may not be seen. */
  recent: {
    call: 'GET /search',
    params: (records: readonly RecordName[]) => ({ recent: recordNamesText(records) }),
    response: typed<SearchResponse>,
  },
} as const satisfies CallTable

export interface SearchEnv extends EnvOf<{ search: typeof searchCalls }> {}
