import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** Indexes are built while others read and write. */
export const runsInTransaction = false

/**
 * Finds the leads of one person. The key of a phone holds both ways to write the number, so equal keys are equal numbers.
 * Many leads may share a phone: the index holds what tells whether they are about the same home.
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

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_phone, lead_email, lead_merged`.execute(db)
}
