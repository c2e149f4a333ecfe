import { sql, type Kysely } from 'kysely'

/** A feed stores how its portal gets files; each file that was made has a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Encodings and states are the places of FEED_ENCODINGS, FEED_STATES and FEED_FILE_STATES, counted from 1.
  await sql`alter table feed
    add column branch_let text,
    add column branch_sale text,
    add column encoding smallint,
    add column has_newer boolean,
    add column hours smallint[],
    add column host text,
    add column port integer,
    add column is_encrypted boolean,
    add column username text,
    add column password_sealed bytea,
    add column folder text,
    add column state smallint,
    add column last_sent_at timestamptz,
    add column numbers jsonb`.execute(db)
  await sql`create table feed_file (
    id integer generated always as identity primary key,
    feed_id integer not null references feed on delete cascade,
    at timestamptz not null,
    homes integer not null default 0,
    left_out jsonb not null default '[]',
    pictures integer not null default 0,
    bytes bigint not null default 0,
    state smallint not null,
    fault text,
    etags jsonb,
    homes_by_branch jsonb
  )`.execute(db)
  await sql`create index feed_file_feed on feed_file (feed_id, at desc, id desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table feed_file`.execute(db)
  await sql`alter table feed drop column branch_let, drop column branch_sale, drop column encoding,
    drop column has_newer, drop column hours, drop column host, drop column port, drop column is_encrypted,
    drop column username, drop column password_sealed, drop column folder, drop column state,
    drop column last_sent_at, drop column numbers`.execute(db)
}
