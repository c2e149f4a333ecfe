import { sql, type Kysely } from 'kysely'

/**
 * The rent that was offered, holding deposits, and right to rent checks. The rent is kept by triggers, because a home's
 * rent changes in its form, in an upload and by hand, and no offer may miss a fall.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead
    add column offered_rent_pence integer check (offered_rent_pence > 0),
    add column adults smallint check (adults between 1 and 20)`.execute(db)
  await sql`create function store_offered_rent() returns trigger
    security definer set search_path = public, pg_temp language plpgsql as $$
    declare rent integer;
    begin
      if tg_op = 'UPDATE' and old.property_id <> new.property_id then new.offered_rent_pence := null; end if;
      select rental_price_pence into rent from property where id = new.property_id for share;
      new.offered_rent_pence := least(new.offered_rent_pence, rent);
      return new;
    end $$`.execute(db)
  await sql`create trigger lead_offered before insert on lead for each row
    when (new.status = 7) execute function store_offered_rent()`.execute(db)
  // Another home has a rent of its own.
  await sql`create trigger lead_offered_later before update on lead for each row
    when (new.status = 7 and old.status <> 7 or new.status between 7 and 12 and old.property_id <> new.property_id)
    execute function store_offered_rent()`.execute(db)
  await sql`create function lower_offered_rents() returns trigger
    security definer set search_path = public, pg_temp language plpgsql as $$
    begin
      update lead set offered_rent_pence = new.rental_price_pence
        where property_id = new.id and offered_rent_pence > new.rental_price_pence;
      return null;
    end $$`.execute(db)
  await sql`create trigger property_rent_fell after update on property for each row
    when (new.rental_price_pence < coalesce(old.rental_price_pence, 2147483647))
    execute function lower_offered_rents()`.execute(db)

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

  await sql`alter table notification
    drop constraint notification_kind_check,
    add constraint notification_kind_check check (kind between 1 and 11)`.execute(db)

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
  await sql`delete from notification where kind > 8`.execute(db)
  await sql`alter table notification
    drop constraint notification_kind_check,
    add constraint notification_kind_check check (kind between 1 and 8)`.execute(db)
  await sql`drop table holding_deposit`.execute(db)
  await sql`drop trigger property_rent_fell on property`.execute(db)
  await sql`drop trigger lead_offered on lead`.execute(db)
  await sql`drop trigger lead_offered_later on lead`.execute(db)
  await sql`drop function lower_offered_rents(), store_offered_rent()`.execute(db)
  await sql`alter table lead drop column offered_rent_pence, drop column adults`.execute(db)
}
