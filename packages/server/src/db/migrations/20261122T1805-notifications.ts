import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notification (
    id bigint generated always as identity primary key,
    user_id integer not null references app_user,
    kind smallint not null check (kind in (1, 2, 7, 8)),
    lead_id integer references lead,
    facts jsonb not null,
    at timestamptz not null,
    read_at timestamptz
  )`.execute(db)
  await sql`create index notification_of_user on notification (user_id, id)`.execute(db)
  await sql`create index notification_unread on notification (user_id) where read_at is null`.execute(db)
  await sql`create index notification_at on notification (at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table notification`.execute(db)
}
