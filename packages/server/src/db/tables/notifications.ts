import type { NotificationKind } from '@latchkey/domain/notifications/notification-kinds'
import type { ColumnType } from 'kysely'
import type { Id, Instant } from './columns.ts'

/** Ids, numbers and days only. */
export interface NotificationFacts {
  /** The user who assigned. */
  readonly by?: number
  /** Number of leads assigned at once. */
  readonly leads?: number
  /** The status after a referencing result. */
  readonly status?: number
  /** Start of the viewing that the tenant chose, in unix seconds. */
  readonly viewingDate?: number
  /** The deadline of the deposit, or the last day of the key, `YYYY-MM-DD`. */
  readonly deadlineOn?: string
  /** A right to rent check, whose name and last day are read with the notification. */
  readonly checkId?: number
  /** A record of integrations, of the kind of record that the notification's kind is about. */
  readonly recordId?: number
}

export interface NotificationTable {
  id: Id
  user_id: number
  kind: NotificationKind
  /** Null for several leads, or none. */
  lead_id: number | null
  facts: ColumnType<NotificationFacts, string, never>
  at: Date
  read_at: Instant
}

export interface NotificationsTables {
  notification: NotificationTable
}
