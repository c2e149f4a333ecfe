import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The index is built concurrently. */
export const runsInTransaction = false

/** Deliveries of a webhook that are being tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'delivery_taken', sql`on delivery (webhook_id) where taken_until is not null`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_taken`.execute(db)
}
