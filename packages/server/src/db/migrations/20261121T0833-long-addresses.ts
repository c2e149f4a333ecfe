import { sql, type Kysely } from 'kysely'

/**
 * Finds the few leads whose address is longer than the sorted prefix; all others are searched in the index of the sort.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_long_address on lead (id) where char_length(address_order) = 200`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_long_address`.execute(db)
}
