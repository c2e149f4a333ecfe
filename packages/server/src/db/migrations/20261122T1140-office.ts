import { sql, type Kysely } from 'kysely'

/** One row of settings, all unset. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office (
    id smallint primary key default 1 check (id = 1),
    agency_name text,
    logo_id integer references media (id),
    main_colour text check (main_colour ~ '^#[0-9a-f]{6}$'),
    accent_colour text check (accent_colour ~ '^#[0-9a-f]{6}$'),
    reply_address text,
    phone text,
    version integer not null default 1
  )`.execute(db)
  await sql`insert into office default values`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table office`.execute(db)
}
