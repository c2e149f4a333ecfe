import { sql, type Kysely } from 'kysely'

/** The other lead of a line about two, which need not have been written at the same time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit add column other_lead_id integer`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit drop column other_lead_id`.execute(db)
}
