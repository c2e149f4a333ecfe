import { sql, type Kysely } from 'kysely'

/** Managers were notified of the expiry of a key on this last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column told_expires_on date`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key drop column told_expires_on`.execute(db)
}
