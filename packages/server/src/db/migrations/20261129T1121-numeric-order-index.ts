import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The index is built concurrently. */
export const runsInTransaction = false

/** Leads by the names of their homes. Older versions still sort by `lead_by_property_name_key`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'lead_by_home_number',
    sql`on lead (section, property_name_key collate numeric_order, id) where deleted_at is null`,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists lead_by_home_number`.execute(db)
}
