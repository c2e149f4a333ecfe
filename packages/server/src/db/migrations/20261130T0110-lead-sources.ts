import { sql, type Kysely } from 'kysely'

const STATEMENTS = [
  // Formats and outcomes are the places of SOURCE_FORMATS and RECEIVED_OUTCOMES, counted from 1.
  sql`create table lead_source (
    id integer generated always as identity primary key,
    code text not null unique,
    name text not null check (length(name) <= 64),
    format smallint not null,
    mapping jsonb,
    key_hash bytea not null unique,
    created_by integer not null references app_user,
    at timestamptz not null,
    ended_at timestamptz,
    version integer not null default 1
  )`,
  sql`create unique index lead_source_name on lead_source (name)`,
  sql`create index lead_source_created_by on lead_source (created_by)`,
  sql`create table lead_received (
    id integer generated always as identity primary key,
    source_id integer not null references lead_source,
    external_id text,
    body_hash bytea not null,
    body_sealed bytea,
    at timestamptz not null,
    times smallint not null default 1,
    outcome smallint not null,
    problems jsonb not null default '[]',
    lead_id integer references lead,
    done_by integer references app_user,
    done_at timestamptz,
    reason text,
    unique (source_id, external_id)
  )`,
  sql`create index lead_received_source on lead_received (source_id, at)`,
  sql`create index lead_received_at on lead_received (at, id)`,
  sql`create index lead_received_body on lead_received (source_id, body_hash) where external_id is null`,
  sql`create index lead_received_lead on lead_received (lead_id) where lead_id is not null`,
  sql`create index lead_received_done_by on lead_received (done_by) where done_by is not null`,
  sql`create index lead_received_to_complete on lead_received (at, id) where done_at is null`,
  sql`create index lead_received_to_erase on lead_received (done_at) where body_sealed is not null`,
  sql`alter table audit add column source_id integer`,
]

/** Messages of portals and websites are stored, and a line of the audit trail names its source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit drop column source_id`.execute(db)
  await sql`drop table lead_received, lead_source`.execute(db)
}
