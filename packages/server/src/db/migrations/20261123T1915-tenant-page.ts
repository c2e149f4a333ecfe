import { sql, type Kysely } from 'kysely'

/** Links to the tenant's page, the settings of viewings that tenants book, and what became of viewings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_token drop constraint lead_token_purpose_check`.execute(db)
  await sql`alter table lead_token
    add constraint lead_token_purpose_check check (purpose in ('questionnaire', 'reservation', 'page')),
    add column mail_job_id text`.execute(db)
  await sql`alter table office
    add column notice_hours smallint check (notice_hours between 0 and 168),
    add column days_ahead smallint check (days_ahead between 1 and 60)`.execute(db)
  await sql`alter table notification drop constraint notification_kind_check,
    add constraint notification_kind_check check (kind between 1 and 8)`.execute(db)
  await sql`create table viewing_outcome (
    id integer generated always as identity primary key,
    lead_id integer not null references lead (id),
    viewing_at timestamptz not null,
    agent_id integer references app_user (id),
    outcome smallint not null check (outcome between 1 and 4),
    by_user_id integer references app_user (id),
    at timestamptz not null
  )`.execute(db)
  await sql`create index viewing_outcome_lead on viewing_outcome (lead_id, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table viewing_outcome`.execute(db)
  await sql`delete from notification where kind between 3 and 6`.execute(db)
  await sql`alter table notification drop constraint notification_kind_check,
    add constraint notification_kind_check check (kind in (1, 2, 7, 8))`.execute(db)
  await sql`alter table office drop column notice_hours, drop column days_ahead`.execute(db)
  await sql`delete from lead_token where purpose = 'page'`.execute(db)
  await sql`alter table lead_token drop constraint lead_token_purpose_check, drop column mail_job_id`.execute(
    db,
  )
  await sql`alter table lead_token
    add constraint lead_token_purpose_check check (purpose in ('questionnaire', 'reservation'))`.execute(db)
}
