import { sql, type Kysely } from 'kysely'

/** Names are sorted with their numbers as numbers: Plot 2 before Plot 10. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation numeric_order (provider = icu, locale = 'und-u-kn')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop collation numeric_order`.execute(db)
}
