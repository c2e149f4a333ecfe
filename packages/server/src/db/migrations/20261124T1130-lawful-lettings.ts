import { sql, type Kysely } from 'kysely'

/** The rent that was offered, holding deposits, and right to rent checks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead
    add column offered_rent_pence integer check (offered_rent_pence > 0),
    add column adults smallint check (adults between 1 and 20)`.execute(db)

  await sql`create table holding_deposit (
    id integer generated always as identity primary key,
    lead_id integer not null references lead (id),
    property_id integer references property (id),
    amount_pence integer not null check (amount_pence > 0),
    rent_pence integer not null check (rent_pence > 0),
    received_on date not null,
    deadline_on date not null check (deadline_on >= received_on),
    is_agreed boolean not null,
    outcome smallint check (outcome between 1 and 3),
    outcome_on date,
    reason text,
    created_by integer references app_user (id),
    at timestamptz not null,
    version integer not null default 1,
    told_at timestamptz,
    told_on_day_at timestamptz,
    check ((outcome is null) = (outcome_on is null))
  )`.execute(db)
  await sql`create unique index holding_deposit_open_home on holding_deposit (property_id) where outcome is null`.execute(
    db,
  )
  await sql`create unique index holding_deposit_open_lead on holding_deposit (lead_id) where outcome is null`.execute(
    db,
  )
  await sql`create index holding_deposit_lead on holding_deposit (lead_id, id)`.execute(db)
  await sql`create index holding_deposit_deadline on holding_deposit (deadline_on) where outcome is null`.execute(
    db,
  )

  await sql`create table right_to_rent_check (
    id integer generated always as identity primary key,
    lead_id integer not null references lead (id),
    adult_name text not null,
    kind smallint not null check (kind between 1 and 6),
    checked_on date not null,
    checked_by integer references app_user (id),
    expires_on date check (expires_on > checked_on),
    notified_at timestamptz,
    deleted_at timestamptz,
    version integer not null default 1
  )`.execute(db)
  await sql`create index right_to_rent_check_lead on right_to_rent_check (lead_id, id) where deleted_at is null`.execute(
    db,
  )
  await sql`create index right_to_rent_check_expiry on right_to_rent_check (expires_on)
    where deleted_at is null and notified_at is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table right_to_rent_check`.execute(db)
  await sql`drop table holding_deposit`.execute(db)
  await sql`alter table lead drop column offered_rent_pence, drop column adults`.execute(db)
}
