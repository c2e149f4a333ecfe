import { sql, type Kysely } from 'kysely'

const people = [
  sql`create table setting (
    key text primary key,
    value text not null
  )`,
  sql`create table media (
    id integer generated always as identity primary key,
    location text,
    external_url text,
    original_name text,
    content_type text,
    byte_count integer,
    width integer,
    height integer,
    uploaded_by integer,
    created_at timestamptz not null default now(),
    check (location is not null or external_url is not null)
  )`,
  sql`create table app_user (
    id integer generated always as identity primary key,
    username text not null,
    first_name text,
    last_name text,
    media_id integer references media (id),
    password_hash text,
    active boolean not null default true,
    must_set_password boolean not null default false,
    invited_at timestamptz,
    last_login_at timestamptz,
    failed_sign_ins integer not null default 0,
    locked_until timestamptz,
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    version integer not null default 1
  )`,
  // The address of a deleted person can be used again.
  sql`create unique index app_user_username on app_user (lower(username)) where deleted_at is null`,
  sql`alter table media add foreign key (uploaded_by) references app_user (id)`,
  sql`create table session (
    id integer generated always as identity primary key,
    token_hash bytea not null unique,
    user_id integer not null references app_user (id),
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    address text,
    device text
  )`,
  sql`create index session_by_user on session (user_id) where ended_at is null`,
  sql`create table account_token (
    id integer generated always as identity primary key,
    user_id integer not null references app_user (id),
    purpose text not null check (purpose in ('reset', 'invite')),
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    consumed_at timestamptz,
    cancelled_at timestamptz
  )`,
  sql`create index account_token_user on account_token (user_id)`,
  sql`create table role (
    id integer generated always as identity primary key,
    name text not null check (char_length(name) <= 64),
    description text not null default '',
    status boolean not null default true,
    created_at timestamptz not null default now(),
    deleted_at timestamptz
  )`,
  sql`create unique index role_name on role (lower(name)) where deleted_at is null`,
  sql`create table permission (
    id integer generated always as identity primary key,
    name text not null unique,
    description text not null,
    group_name text not null,
    status boolean not null default true
  )`,
  sql`create table role_permission (
    role_id integer not null references role (id),
    permission_id integer not null references permission (id),
    primary key (role_id, permission_id)
  )`,
  sql`create table user_role (
    user_id integer not null references app_user (id),
    role_id integer not null references role (id),
    primary key (user_id, role_id)
  )`,
  sql`create index user_role_role on user_role (role_id)`,
  // Counters of rate limits: in the database, so that server processes share them.
  sql`create table attempt (
    key text primary key,
    count integer not null,
    window_ends_at timestamptz not null
  )`,
]

const AMENITIES = [
  'elevator',
  'balcony',
  'gym',
  'storage',
  'caretakler',
  'keyless',
  'ev_charging',
  'parking',
  'bike_park',
  'ground_terrace',
  'wheelchair',
  'roof_terrace',
  'boat_park',
  'fireplace',
  'pets_allow',
  'pool',
]

/** Amounts in pence, areas in square metres. */
const stock = [
  sql`create table project (
    id integer generated always as identity primary key,
    name text not null,
    address_line1 text,
    postcode text,
    city text,
    latitude text,
    longitude text,
    country text,
    property_explorer_project_uuid text,
    media_id integer references media (id),
    default_media_id integer references media (id),
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    version integer not null default 1
  )`,
  sql`create table property (
    id integer generated always as identity primary key,
    project_id integer references project (id),
    name text not null,
    address_line1 text,
    address_line2 text,
    city text,
    county text,
    postcode text,
    property_explorer_unit_uuid text,
    crm_property_uuid text,
    home_views_link text,
    unit_type smallint,
    ownership_type smallint,
    rooms smallint,
    bedrooms smallint,
    bathrooms smallint,
    availability smallint,
    description text,
    energy_label smallint,
    building smallint,
    purchase_price_pence integer,
    joint_debt_pence integer,
    transaction_costs_pence integer,
    est_monthly_costs_pence integer,
    deposit_pence integer,
    rental_price_pence integer,
    rental_deposit_pence integer,
    rental_service_charge_pence integer,
    size numeric(10, 2),
    usable_area numeric(10, 2),
    gross_area numeric(10, 2),
    lot_size numeric(10, 2),
    parking_space text,
    disclaimer text,
    ${sql.raw(AMENITIES.map((name) => `${name} boolean not null default false`).join(',\n    '))},
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    version integer not null default 1
  )`,
  sql`create index property_project on property (project_id, lower(name), id) where deleted_at is null`,
  sql`create index property_explorer on property (property_explorer_unit_uuid) where deleted_at is null`,
  sql`create index property_crm on property (crm_property_uuid) where deleted_at is null`,
  sql`create table property_image (
    property_id integer not null references property (id),
    media_id integer not null references media (id),
    position smallint not null,
    primary key (property_id, media_id)
  )`,
  sql`create table unit_upload (
    id integer generated always as identity primary key,
    project_id integer not null references project (id),
    uploaded_by integer not null references app_user (id),
    original_name text not null,
    state text not null default 'queued' check (state in ('queued', 'done', 'failed')),
    last_error text,
    created_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
]

/** Leads have copies of their home's fields, so that lists need no join. */
const leads = [
  // The address as lists show it. Declared immutable because its parts are text: array_to_string is only stable, for
  // types whose output depends on settings.
  sql`create function joined_address(variadic parts text[]) returns text
    language sql immutable parallel safe
    return (select string_agg(btrim(part), ', ' order by place)
      from unnest(parts) with ordinality as t (part, place) where btrim(part) <> '')`,
  sql`create table lead (
    id integer generated always as identity primary key,
    external_id text unique,
    source text,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    address_line1 text,
    address_line2 text,
    city text,
    country text,
    postcode text,
    notes text,
    status smallint not null check (status between 1 and 12),
    submitted_at timestamptz not null default now(),
    viewing_at timestamptz,
    viewing_user_id integer references app_user (id),
    reservation_sent_at timestamptz,
    reservation_complete_at timestamptz,
    crm_enquiry_uuid text,
    document_status text,
    document_max_rent_pence integer,
    employment_status smallint,
    how_will_you_pay smallint,
    total_household_income smallint,
    budget smallint,
    desired_bedrooms smallint,
    pets text,
    apartment_type text,
    desired_tenancy_months smallint,
    desired_viewing_at timestamptz,
    desired_move_at timestamptz,
    right_to_rent_share_code boolean,
    current_living_arrangements smallint,
    where_heard smallint,
    parking_required boolean,
    qualifying_notes text,
    property_id integer references property (id),
    property_name text,
    property_address_line1 text,
    property_address_line2 text,
    property_city text,
    property_county text,
    property_postcode text,
    property_explorer_unit_uuid text,
    property_crm_uuid text,
    property_home_views_link text,
    property_unit_type smallint,
    property_bedrooms smallint,
    property_bathrooms smallint,
    viewing_confirmed_at timestamptz,
    calendar_sequence integer not null default 0,
    deleted_at timestamptz,
    version integer not null default 1,
    section smallint not null generated always as
      (case when status <= 2 then 1 when status <= 6 then 2 else 3 end) stored,
    date_and_time timestamptz generated always as
      (case when status between 3 and 6 then viewing_at
            when status >= 7 then coalesce(case when status = 12 then reservation_complete_at end, reservation_sent_at, viewing_at)
       end) stored,
    name_key text collate "und-x-icu" not null generated always as
      (lower(btrim(first_name || ' ' || last_name) collate "und-x-icu")) stored,
    email_key text collate "und-x-icu" not null generated always as (lower(email collate "und-x-icu")) stored,
    phone_key text not null generated always as
      (regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^44', '0') || ' ' ||
       regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^0', '44')) stored,
    address_key text collate "und-x-icu" not null generated always as
      (coalesce(lower(joined_address(property_address_line1, property_address_line2, property_city, property_postcode) collate "und-x-icu"), '')) stored,
    address_order text collate "und-x-icu" not null generated always as
      (left(coalesce(lower(joined_address(property_address_line1, property_address_line2, property_city, property_postcode) collate "und-x-icu"), ''), 200)) stored,
    property_name_key text collate "und-x-icu" not null generated always as (lower(coalesce(property_name, '') collate "und-x-icu")) stored
  )`,
  sql`create extension if not exists pg_trgm`,
  sql`create index lead_search on lead using gin
    (name_key gin_trgm_ops, email_key gin_trgm_ops, phone_key gin_trgm_ops, address_key gin_trgm_ops, property_name_key gin_trgm_ops)`,
  ...[
    'name_key',
    'email_key',
    'phone_key',
    'address_order',
    'property_name_key',
    'status',
    'submitted_at',
    'date_and_time',
  ].map(
    (column) =>
      sql`create index ${sql.raw(`lead_by_${column}`)} on lead (section, ${sql.raw(column)}, id) where deleted_at is null`,
  ),
  // Latest first, leads without a date last: the default order of Viewings and Reservations.
  sql`create index lead_by_date_and_time_latest on lead (section, date_and_time desc nulls last, id desc) where deleted_at is null`,
  sql`create index lead_agent_viewing on lead (viewing_user_id, viewing_at) where deleted_at is null and status = 4`,
  sql`create index lead_viewing on lead (viewing_at) where deleted_at is null and viewing_at is not null`,
  sql`create index lead_property on lead (property_id) where deleted_at is null`,
  sql`create table lead_image (
    lead_id integer not null references lead (id),
    media_id integer not null references media (id),
    position smallint not null,
    primary key (lead_id, media_id)
  )`,
  sql`create table lead_token (
    id integer generated always as identity primary key,
    lead_id integer not null references lead (id),
    purpose text not null check (purpose in ('questionnaire', 'reservation')),
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    consumed_at timestamptz,
    cancelled_at timestamptz
  )`,
  sql`create index lead_token_lead on lead_token (lead_id)`,
  sql`create table referencing_delivery (
    delivery_id text primary key,
    lead_id integer not null references lead (id),
    received_at timestamptz not null default now()
  )`,
]

/** Append-only. */
const audit = [
  sql`create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    user_id integer references app_user (id),
    address text,
    action text not null,
    entity text not null,
    entity_id integer,
    changes jsonb not null default '[]'
  )`,
  sql`create index audit_entity on audit (entity, entity_id, id)`,
  sql`create index audit_at on audit (at)`,
  sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit trail can only be added to'; end $$`,
  sql`create trigger audit_append_only before update or delete or truncate on audit
    for each statement execute function refuse_change()`,
]

/** Pushes between processes that are too long for NOTIFY; the socket adapter defines name and columns. */
const pushes = [
  sql`create table socket_io_attachments (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default now(),
    payload bytea
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...people, ...stock, ...leads, ...audit, ...pushes]) await statement.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table socket_io_attachments, audit, referencing_delivery, lead_token, lead_image, lead, unit_upload, property_image, property,
    project, attempt, user_role, role_permission, permission, role, account_token, session, setting cascade`.execute(
    db,
  )
  await sql`drop table app_user, media cascade`.execute(db)
  await sql`drop function joined_address(text[])`.execute(db)
  await sql`drop function refuse_change()`.execute(db)
}
