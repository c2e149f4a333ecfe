import { sql, type Kysely } from 'kysely'

/** A lead stores when it first got as far as a viewing, a reservation and its completion; never cleared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead
    add column viewing_reached_at timestamptz,
    add column reservation_reached_at timestamptz,
    add column complete_reached_at timestamptz`.execute(db)
  await sql`create function keep_reached_steps() returns trigger language plpgsql as $$
    begin
      if new.status in (4, 5) or new.status >= 7 then
        new.viewing_reached_at := coalesce(new.viewing_reached_at, now());
      end if;
      if new.status >= 7 then
        new.reservation_reached_at := coalesce(new.reservation_reached_at, now());
      end if;
      if new.status = 12 then
        new.complete_reached_at := coalesce(new.complete_reached_at, now());
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger lead_reached_steps before insert or update of status on lead
    for each row execute function keep_reached_steps()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger lead_reached_steps on lead`.execute(db)
  await sql`drop function keep_reached_steps()`.execute(db)
  await sql`alter table lead
    drop column viewing_reached_at, drop column reservation_reached_at, drop column complete_reached_at`.execute(
    db,
  )
}
