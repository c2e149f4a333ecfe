import { sql, type Kysely } from 'kysely'

/** Who has a lead, and since when; the indexes of their lists are built concurrently. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead
    add column handler_user_id integer references app_user,
    add column handled_since timestamptz`.execute(db)
}

/** Takes it back, with its indexes. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead drop column handler_user_id, drop column handled_since`.execute(db)
}
