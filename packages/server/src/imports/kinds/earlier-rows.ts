import { sql, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** A record that an undo has set back as a whole. */
export interface SetBackRecord {
  readonly id: number
  /** The import whose record it is again; null for one that had no key. */
  readonly importId: number | null
  /** The version before the update that is undone, and the present one. */
  readonly before: number
  readonly after: number
}

/** Restores the records as those imports left them, which can be undone too. */
export async function restoreEarlierRows(
  db: Transaction<Db>,
  records: readonly SetBackRecord[],
): Promise<void> {
  if (records.length === 0) return
  await sql`update import_row set record_version = restored.after
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as restored (id integer, "importId" integer, before integer, after integer)
    where import_row.import_id = restored."importId" and record_id = restored.id
      and record_version = restored.before`.execute(db)
}
