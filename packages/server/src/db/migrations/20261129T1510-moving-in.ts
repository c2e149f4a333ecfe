import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_import (
    id integer generated always as identity primary key,
    kind smallint not null,
    system text not null default '' check (length(system) <= 64),
    state smallint not null,
    fault text,
    file_name text not null check (length(file_name) <= 255),
    file_sealed bytea,
    reading jsonb not null,
    columns jsonb not null,
    words jsonb not null,
    defaults jsonb not null,
    options jsonb not null,
    counts jsonb,
    remembered jsonb,
    rows integer not null default 0,
    done integer not null default 0,
    to_do integer not null default 0,
    created integer not null default 0,
    updated integer not null default 0,
    last_line integer not null default 0,
    by_user integer not null references app_user,
    at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    started_at timestamptz,
    finished_at timestamptz,
    undone_at timestamptz,
    version integer not null default 1
  )`.execute(db)
  await sql`create index data_import_by on data_import (by_user)`.execute(db)
  await sql`create table import_row (
    import_id integer not null references data_import on delete cascade,
    line integer not null,
    cells jsonb not null,
    outcome smallint,
    reason smallint,
    has_remarks boolean not null default false,
    is_duplicate boolean not null default false,
    is_old boolean not null default false,
    is_left_out boolean not null default false,
    name text not null default '',
    key_hash bytea,
    faults jsonb not null default '{"problems": [], "remarks": []}',
    record_id integer,
    written boolean not null default false,
    record_version integer,
    former jsonb,
    stay_reason smallint,
    primary key (import_id, line)
  )`.execute(db)
  await sql`create index import_row_outcome on import_row (import_id, outcome, line)`.execute(db)
  await sql`create index import_row_key on import_row (import_id, key_hash)`.execute(db)
  await sql`create index import_row_record on import_row (record_id) where record_id is not null`.execute(db)
  await sql`create table import_key (
    kind smallint not null,
    system text not null,
    key_hash bytea not null,
    record_id integer,
    written jsonb not null,
    import_id integer not null,
    primary key (kind, system, key_hash)
  )`.execute(db)
  await sql`create index import_key_record on import_key (kind, record_id)`.execute(db)
  await sql`create index import_key_import on import_key (import_id)`.execute(db)
  await sql`create table import_choice (
    kind smallint not null,
    headings_hash bytea not null,
    system text not null,
    columns jsonb not null,
    words jsonb not null,
    defaults jsonb not null,
    options jsonb not null,
    by_user integer not null references app_user,
    at timestamptz not null default now(),
    primary key (kind, headings_hash)
  )`.execute(db)
  await sql`alter table lead add column imported_from jsonb`.execute(db)
  await sql`alter table property add column imported_from jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property drop column imported_from`.execute(db)
  await sql`alter table lead drop column imported_from`.execute(db)
  for (const table of ['import_choice', 'import_key', 'import_row', 'data_import'])
    await sql`drop table ${sql.table(table)}`.execute(db)
}
