import { sql, type Kysely } from 'kysely'

/** A delivery that is being tried belongs to its process until `taken_until`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery add column taken_until timestamptz`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery drop column taken_until`.execute(db)
}
