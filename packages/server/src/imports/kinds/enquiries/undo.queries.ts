import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { RowToUndo } from '../import-kind.ts'

/** These leave a lead as it was imported; an update by another import that is not undone has another version. */
const NOT_A_CHANGE: readonly AuditAction[] = ['lead.open', 'lead.import', 'lead.import-update']

export const undoQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Leads that are not as the import created them, or are used by anything. */
  async changed(rows: readonly RowToUndo[]): Promise<Set<number>> {
    if (rows.length === 0) return new Set()
    const made = rows.map(({ recordId, recordVersion }) => ({ id: recordId, version: recordVersion }))
    const { rows: changed } = await sql<{ id: number }>`
      select lead.id from lead
      join jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id integer, version integer) using (id)
      where lead.version <> made.version or lead.deleted_at is not null or lead.anonymised_at is not null
        or exists (select from audit where entity = 'lead' and entity_id = lead.id
          and not action = any(${NOT_A_CHANGE}::text[]))
        or exists (select from mail_log where lead_id = lead.id)
        or exists (select from lead_not_duplicate where low_id = lead.id or high_id = lead.id)`.execute(db)
    return new Set(changed.map(({ id }) => id))
  },

  /** Erases leads with all their records that the import made. */
  async erase(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    for (const table of ['lead_image', 'lead_token', 'lead_status_reason', 'notification'])
      await sql`delete from ${sql.table(table)} where lead_id = any(${ids}::integer[])`.execute(db)
    await sql`delete from lead where id = any(${ids}::integer[])`.execute(db)
  },
})
