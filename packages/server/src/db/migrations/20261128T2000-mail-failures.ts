import { sql, type Kysely } from 'kysely'

/** The words of the mail server about a mail that it refused for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_log add column failure text`.execute(db)
  await sql`alter table app_user add column mail_failure text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user drop column mail_failure`.execute(db)
  await sql`alter table mail_log drop column failure`.execute(db)
}
