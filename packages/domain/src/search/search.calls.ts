import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { recordNamesText, type RecordName } from './record-names.ts'
import type { SearchAnswer } from './search.contract.ts'

export const searchCalls = {
  /** Up to `limit` results per group. */
  find: {
    call: 'GET /search',
    params: (q: string, limit: number) => ({ q, limit }),
    answer: typed<SearchAnswer>,
  },
  /** Omits records that were deleted or may not be seen. */
  recent: {
    call: 'GET /search',
    params: (records: readonly RecordName[]) => ({ recent: recordNamesText(records) }),
    answer: typed<SearchAnswer>,
  },
} as const satisfies CallTable

export interface SearchEnv extends EnvOf<{ search: typeof searchCalls }> {}
