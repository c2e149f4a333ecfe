import { sql, type Kysely } from 'kysely'

/** Only the hash of a feed's token is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendar_feed (
    user_id integer primary key references app_user,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    last_read_at timestamptz
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table calendar_feed`.execute(db)
}
