import { sql, type Kysely } from 'kysely'

/**
 * Failed sign-ins are counted by account and by where they come from, so that nobody is locked out from elsewhere.
 * The columns of the account that counted them before stay, unused, for servers of the version before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sign_in_failure (
    user_id integer not null references app_user (id),
    origin text not null,
    failures integer not null,
    last_at timestamptz not null,
    locked_until timestamptz,
    primary key (user_id, origin)
  )`.execute(db)
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sign_in_failure`.execute(db)
}
