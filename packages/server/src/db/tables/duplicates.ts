import type { MergedField } from '@latchkey/domain/duplicates/merge.rules'
import type { ColumnType } from 'kysely'
import type { Id, Instant, Maybe } from './columns.ts'

export interface LeadMergeTable {
  id: Id
  kept_id: number
  merged_id: number
  user_id: number
  at: Date
  /** JSON array of the values that the kept lead took over. */
  changes: ColumnType<MergedField[], string, never>
  undone_at: Instant
  undone_by: Maybe<number>
}

/** The ids of a dismissed pair, in order. */
export interface LeadNotDuplicateTable {
  low_id: number
  high_id: number
  /** 1 to 3: see `NOT_DUPLICATE_REASONS`. */
  reason: number
  words: Maybe<string>
  user_id: number
  at: Date
}

export interface DuplicatesTables {
  lead_merge: LeadMergeTable
  lead_not_duplicate: LeadNotDuplicateTable
}
