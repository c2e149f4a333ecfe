import { sql, type Kysely } from 'kysely'

/** Step of the times that date fields offer, in minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office add column time_step smallint check (time_step > 0)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office drop column time_step`.execute(db)
}
