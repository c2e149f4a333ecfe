import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The index is built concurrently. */
export const runsInTransaction = false

/** Lines of the audit trail that a source made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'audit_source', sql`on audit (source_id, id) where source_id is not null`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_source`.execute(db)
}
