import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The indexes are built concurrently. */
export const runsInTransaction = false

/**
 * The key of a phone contains both spellings of the number, so equal keys are equal numbers. Many leads may share a
 * phone: the index also contains the columns that decide whether they are about the same home.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'lead_phone',
    sql`on lead (phone_key) include (id, property_id, property_name_key, property_postcode) where deleted_at is null`,
  )
  await buildIndex(db, 'lead_email', sql`on lead (email_key) where deleted_at is null`)
  await buildIndex(db, 'lead_merged', sql`on lead (merged_into_id) where merged_into_id is not null`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_phone, lead_email, lead_merged`.execute(db)
}
