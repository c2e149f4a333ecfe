import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The indexes are built concurrently. */
export const runsInTransaction = false

/** Everything held on one person includes deleted leads, which the indexes of duplicates leave out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'lead_deleted_phone', sql`on lead (phone_key) where deleted_at is not null`)
  await buildIndex(db, 'lead_deleted_email', sql`on lead (email_key) where deleted_at is not null`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_deleted_phone, lead_deleted_email`.execute(db)
}
