import { sql, type Kysely } from 'kysely'

/** Strict records as a choice of the office; the reasons of declines and cancellations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office add column strict_records boolean not null default false`.execute(db)
  await sql`create table lead_status_reason (
    id integer generated always as identity primary key,
    lead_id integer not null references lead (id),
    status smallint not null,
    reason smallint,
    words text,
    user_id integer references app_user (id),
    at timestamptz not null
  )`.execute(db)
  await sql`create index lead_status_reason_lead on lead_status_reason (lead_id, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table lead_status_reason`.execute(db)
  await sql`alter table office drop column strict_records`.execute(db)
}
