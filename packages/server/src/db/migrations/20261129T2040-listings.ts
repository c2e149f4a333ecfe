import { sql, type Kysely } from 'kysely'

const STATEMENTS = [
  // Kinds are the places of LISTING_KINDS and FEED_KINDS, counted from 1.
  sql`create table feed (
    id integer generated always as identity primary key,
    name text not null,
    kind smallint not null,
    token_hash bytea unique,
    created_at timestamptz not null default now(),
    last_read_at timestamptz,
    version integer not null default 1
  )`,
  sql`create unique index feed_name on feed (lower(name))`,
  sql`create table listing (
    property_id integer primary key references property on delete cascade,
    kind smallint not null,
    summary text,
    features text[] not null default '{}',
    shown_address text,
    property_kind smallint,
    available_on date,
    furnishing smallint,
    council_tax_band text,
    tenure smallint,
    price_qualifier smallint,
    is_new boolean not null default false,
    epc_state smallint,
    epc_media_id integer references media,
    tour_url text,
    registration text,
    has_map boolean not null default false,
    published_at timestamptz,
    published_by integer references app_user,
    off_at timestamptz,
    changed_at timestamptz not null,
    missing smallint not null,
    shown bytea not null,
    version integer not null default 1
  )`,
  sql`create index listing_certificate on listing (epc_media_id) where epc_media_id is not null`,
  sql`create index listing_to_mend on listing (property_id)
    where published_at is not null and off_at is null and missing > 0`,
  sql`create table listing_plan (
    property_id integer not null references listing on delete cascade,
    media_id integer not null references media,
    place smallint not null,
    primary key (property_id, media_id)
  )`,
  sql`create index listing_plan_media on listing_plan (media_id)`,
  sql`create table listing_feed (
    property_id integer not null references listing on delete cascade,
    feed_id integer not null references feed on delete cascade,
    primary key (property_id, feed_id)
  )`,
  sql`create index listing_feed_feed on listing_feed (feed_id)`,
]

/** The tables store the listings of homes and the feeds that publish them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table listing_feed, listing_plan, listing, feed`.execute(db)
}
