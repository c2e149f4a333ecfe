import { sql, type Kysely } from 'kysely'

/** Finds the few leads whose address is longer than what lists sort by, so that a short word is looked for in the sort's index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_long_address on lead (id) where char_length(address_order) = 200`.execute(db)
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_long_address`.execute(db)
}
