import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The index is built concurrently. */
export const runsInTransaction = false

/** Lines of the audit trail that a program made; few of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'audit_key', sql`on audit (key_id, id) where key_id is not null`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_key`.execute(db)
}
