import { sql, type Kysely } from 'kysely'

/**
 * Counts failed sign-ins by account and origin, so that a stranger cannot lock the owner out. The former columns of the
 * account stay, unused, for servers of the previous version.
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

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sign_in_failure`.execute(db)
}
