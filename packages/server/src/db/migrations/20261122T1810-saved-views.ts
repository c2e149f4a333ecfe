import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_view (
    id integer generated always as identity primary key,
    list text not null,
    name text not null,
    owner_id integer not null references app_user,
    is_shared boolean not null,
    query jsonb not null,
    at timestamptz not null default now(),
    version integer not null default 1
  )`.execute(db)
  await sql`create unique index saved_view_name on saved_view (owner_id, list, lower(name))`.execute(db)
  await sql`create index saved_view_shared on saved_view (list) where is_shared`.execute(db)
  await sql`create table saved_view_use (
    user_id integer not null references app_user,
    view_id integer not null references saved_view on delete cascade,
    is_pinned boolean not null default false,
    place integer,
    is_default boolean not null default false,
    primary key (user_id, view_id)
  )`.execute(db)
  await sql`create index saved_view_use_view on saved_view_use (view_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table saved_view_use`.execute(db)
  await sql`drop table saved_view`.execute(db)
}
