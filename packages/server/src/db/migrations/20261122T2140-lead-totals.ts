import { sql, type Kysely } from 'kysely'

/**
 * Numbers of leads by status, as rows of differences to be summed: changes of leads insert rows and never update one
 * that another transaction holds. The functions run with the owner's rights, for processes whose grants are older than
 * the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lead_total (status smallint not null, leads integer not null)`.execute(db)
  await sql`create function count_added_leads() returns trigger
    security definer set search_path = public, pg_temp language plpgsql as $$
    begin
      insert into lead_total (status, leads)
        select status, count(*) from added where deleted_at is null group by status;
      return null;
    end $$`.execute(db)
  await sql`create function count_removed_leads() returns trigger
    security definer set search_path = public, pg_temp language plpgsql as $$
    begin
      insert into lead_total (status, leads)
        select status, -count(*) from removed where deleted_at is null group by status;
      return null;
    end $$`.execute(db)
  await sql`create function count_moved_lead() returns trigger
    security definer set search_path = public, pg_temp language plpgsql as $$
    begin
      insert into lead_total (status, leads)
        select status, leads
        from (values (old.status, -1, old.deleted_at), (new.status, 1, new.deleted_at)) as moved (status, leads, deleted_at)
        where deleted_at is null;
      return null;
    end $$`.execute(db)
  await sql`create trigger lead_added after insert on lead referencing new table as added
    for each statement execute function count_added_leads()`.execute(db)
  await sql`create trigger lead_removed after delete on lead referencing old table as removed
    for each statement execute function count_removed_leads()`.execute(db)
  // By row: a statement that moves no lead costs nothing.
  await sql`create trigger lead_moved after update on lead for each row
    when (old.status <> new.status or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function count_moved_lead()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger lead_added on lead`.execute(db)
  await sql`drop trigger lead_removed on lead`.execute(db)
  await sql`drop trigger lead_moved on lead`.execute(db)
  await sql`drop function count_added_leads(), count_removed_leads(), count_moved_lead()`.execute(db)
  await sql`drop table lead_total`.execute(db)
}
