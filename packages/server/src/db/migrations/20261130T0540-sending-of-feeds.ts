import { sql, type Kysely } from 'kysely'

/** A file records when it is due, its attempts, and until when a process has claimed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed add column scheduled_at timestamptz`.execute(db)
  await sql`alter table feed_file
    add column is_scheduled boolean not null default false,
    add column has_everything boolean not null default false,
    add column attempts smallint not null default 0,
    add column next_at timestamptz,
    add column taken_until timestamptz`.execute(db)
  // One file of a feed is sent at a time: 1 is 'sending'.
  await sql`create unique index feed_file_sending on feed_file (feed_id) where state = 1`.execute(db)
  await sql`create index feed_file_due on feed_file (next_at) where next_at is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index feed_file_sending, feed_file_due`.execute(db)
  await sql`alter table feed_file drop column is_scheduled, drop column has_everything, drop column attempts,
    drop column next_at, drop column taken_until`.execute(db)
  await sql`alter table feed drop column scheduled_at`.execute(db)
}
