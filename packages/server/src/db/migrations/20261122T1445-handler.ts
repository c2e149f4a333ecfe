import { sql, type Kysely } from 'kysely'

/** The indexes are built concurrently, in a later migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead
    add column handler_user_id integer references app_user,
    add column handled_since timestamptz`.execute(db)
}

/** Also drops the indexes. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead drop column handler_user_id, drop column handled_since`.execute(db)
}
