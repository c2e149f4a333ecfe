import type { NotificationKind } from '@latchkey/domain/notifications/notification.kinds'
import type { ColumnType } from 'kysely'
import type { Id, Instant } from './columns.ts'

/** What a notification holds in addition to its lead: ids and numbers only. Source: decision A12.2. */
export interface NotificationFacts {
  /** Who assigned. */
  readonly by?: number
  /** How many leads were assigned at once. */
  readonly leads?: number
  /** The status that a referencing result led to. */
  readonly status?: number
}

/** Something that happened to a lead, for one reader. */
export interface NotificationTable {
  id: Id
  user_id: number
  kind: NotificationKind
  /** Null for several leads at once. */
  lead_id: number | null
  facts: ColumnType<NotificationFacts, string, never>
  at: Date
  read_at: Instant
}
