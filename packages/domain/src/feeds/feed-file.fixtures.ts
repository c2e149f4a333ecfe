import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { FeedFile } from './feed-file.contract.ts'

export const aFeedFile = (overrides: Partial<FeedFile> = {}): FeedFile => ({
  id: 1,
  at: FIXTURE_NOW - 3_600,
  homes: 12,
  leftOut: [],
  pictures: 48,
  bytes: 12_345_678,
  state: 'sent',
  fault: null,
  ...overrides,
})

/** Of which the reasons are not alike. */
export const A_FILE_WITHOUT_HOMES: FeedFile = aFeedFile({
  id: 2,
  homes: 1,
  leftOut: [
    { id: 7, name: '7 Quay Road', reasons: ['summary', 'deposit'] },
    { id: 8, name: 'Harbour House', reasons: ['branch'] },
    { id: 9, name: 'Mill Cottage', reasons: ['availability'] },
  ],
})

/** One in each state, newest first. */
export const A_FILE_OF_EACH_STATE: readonly FeedFile[] = [
  aFeedFile({ id: 5, state: 'sending' }),
  aFeedFile({ id: 4, homes: 5, pictures: 0, bytes: 4_096, state: 'held' }),
  aFeedFile({ id: 3, state: 'failed', fault: 'login' }),
  aFeedFile({ id: 2, state: 'downloaded' }),
  aFeedFile(),
]
