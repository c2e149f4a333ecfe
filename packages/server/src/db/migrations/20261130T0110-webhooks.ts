import { sql, type Kysely } from 'kysely'

/** The tables store events, webhooks, and deliveries of events to webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table event (
    id bigint generated always as identity primary key,
    sequence bigint unique,
    type text not null,
    record_kind text not null,
    record_id integer not null,
    sections smallint[],
    facts jsonb not null,
    at timestamptz not null
  )`.execute(db)
  await sql`create index event_without_sequence on event (id) where sequence is null`.execute(db)
  await sql`create index event_at on event (at)`.execute(db)
  await sql`create table event_counter (
    id boolean primary key default true check (id),
    last bigint not null default 0
  )`.execute(db)
  await sql`insert into event_counter default values`.execute(db)
  await sql`create table webhook (
    id integer generated always as identity primary key,
    name text not null check (length(name) <= 64),
    url text not null check (length(url) <= 2000),
    types text[],
    has_record boolean not null,
    skip_key_id integer references api_key,
    secret_sealed bytea not null,
    old_secret_sealed bytea,
    old_until timestamptz,
    state smallint not null default 1,
    failing_since timestamptz,
    off_at timestamptz,
    created_by integer not null references app_user,
    at timestamptz not null,
    version integer not null default 1
  )`.execute(db)
  await sql`create table delivery (
    id bigint generated always as identity primary key,
    webhook_id integer not null references webhook on delete cascade,
    event_id bigint not null references event on delete cascade,
    state smallint not null default 1,
    attempts smallint not null default 0,
    step smallint not null default 0,
    next_at timestamptz,
    first_at timestamptz,
    last_at timestamptz,
    last_status smallint,
    last_fault smallint,
    last_ms integer,
    unique (webhook_id, event_id)
  )`.execute(db)
  await sql`create index delivery_event on delivery (event_id)`.execute(db)
  await sql`create index delivery_due on delivery (webhook_id, next_at) where next_at is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table delivery`.execute(db)
  await sql`drop table webhook`.execute(db)
  await sql`drop table event_counter`.execute(db)
  await sql`drop table event`.execute(db)
}
