import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The indexes are built concurrently. */
export const runsInTransaction = false

/** Units and properties have separate indexes, because there are far more units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'property_search_units', sql`${ON_NAME_AND_ADDRESS} and project_id is not null`)
  await buildIndex(db, 'property_search_own', sql`${ON_NAME_AND_ADDRESS} and project_id is null`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index property_search_units, property_search_own`.execute(db)
}

const ON_NAME_AND_ADDRESS = sql`on property using gin (
  lower(name collate "und-x-icu") gin_trgm_ops,
  lower(joined_address(address_line1, address_line2, city, county, postcode) collate "und-x-icu") gin_trgm_ops
) where deleted_at is null`
