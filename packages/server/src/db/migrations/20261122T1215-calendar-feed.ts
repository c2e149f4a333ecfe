import { sql, type Kysely } from 'kysely'

/** The secret address by which a person's calendar reads their viewings; only its hash is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendar_feed (
    user_id integer primary key references app_user,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    last_read_at timestamptz
  )`.execute(db)
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table calendar_feed`.execute(db)
}
