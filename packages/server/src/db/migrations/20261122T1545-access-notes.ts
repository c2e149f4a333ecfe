import { sql, type Kysely } from 'kysely'

/** The notes say how to get into a home: keys, alarm, parking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property add column access_notes text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property drop column access_notes`.execute(db)
}
