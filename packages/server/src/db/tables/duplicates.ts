import type { MergedField } from '@latchkey/domain/duplicates/merge.rules'
import type { ColumnType } from 'kysely'
import type { Id, Instant, Maybe } from './columns.ts'

/** One lead that was put away in favour of another. */
export interface LeadMergeTable {
  id: Id
  kept_id: number
  merged_id: number
  user_id: number
  at: Date
  /** JSON array of what the kept lead took over. */
  changes: ColumnType<MergedField[], string, never>
  undone_at: Instant
  undone_by: Maybe<number>
}

/** Two leads of which somebody said that they are no duplicates, by the lower and the higher id. */
export interface LeadNotDuplicateTable {
  low_id: number
  high_id: number
  /** 1 to 3: see `NOT_DUPLICATE_REASONS`. */
  reason: number
  words: Maybe<string>
  user_id: number
  at: Date
}
