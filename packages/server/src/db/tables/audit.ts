import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Created, Maybe } from './columns.ts'

export interface AuditTable {
  id: GeneratedAlways<number>
  at: Created
  user_id: Maybe<number>
  address: Maybe<string>
  /** The API key of the program that made the change. */
  key_id: Maybe<number>
  /** The source that sent the lead. */
  source_id: Maybe<number>
  action: string
  entity: string
  entity_id: Maybe<number>
  /** The other lead of a line about two. */
  other_lead_id: Maybe<number>
  /** JSON array of {field, from, to}. */
  changes: ColumnType<{ field: string; from: unknown; to: unknown }[], string, never>
}

export interface AuditTables {
  audit: AuditTable
}
