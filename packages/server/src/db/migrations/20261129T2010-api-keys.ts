import { sql, type Kysely } from 'kysely'

/** Keys of programs, the answers to their repeated calls, and the key behind a line of the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table api_key (
    id integer generated always as identity primary key,
    name text not null check (length(name) <= 64),
    public_id text not null unique,
    hash bytea not null unique,
    areas jsonb not null,
    created_by integer not null references app_user,
    at timestamptz not null,
    expires_on date,
    ends_at timestamptz,
    revoked_at timestamptz,
    revoked_by integer references app_user,
    replaces_id integer references api_key,
    last_used_at timestamptz,
    last_used_from inet,
    version integer not null default 1
  )`.execute(db)
  await sql`create index api_key_created_by on api_key (created_by)`.execute(db)
  await sql`create table idempotent_call (
    key_id integer not null references api_key on delete cascade,
    token text not null,
    method text not null,
    path text not null,
    body_hash bytea not null,
    status smallint,
    answer text,
    at timestamptz not null,
    primary key (key_id, token)
  )`.execute(db)
  await sql`create index idempotent_call_at on idempotent_call (at)`.execute(db)
  await sql`alter table audit add column key_id integer`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit drop column key_id`.execute(db)
  await sql`drop table idempotent_call`.execute(db)
  await sql`drop table api_key`.execute(db)
}
