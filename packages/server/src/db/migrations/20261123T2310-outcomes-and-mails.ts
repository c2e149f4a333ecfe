import { sql, type Kysely } from 'kysely'

/** A lead stores the outcome of its last viewing and the tenant's feedback; mails to tenants are logged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead
    add column outcome smallint check (outcome between 1 and 4),
    add column reminded_for timestamptz,
    add column feedback_interested smallint check (feedback_interested between 1 and 3),
    add column feedback_words text,
    add column feedback_at timestamptz`.execute(db)
  await sql`update lead set outcome = last.outcome
    from (select distinct on (lead_id) lead_id, outcome from viewing_outcome order by lead_id, id desc) last
    where lead.id = last.lead_id and lead.status = 6`.execute(db)
  await sql`alter table viewing_outcome
    add column version integer,
    add column confirmed_at timestamptz,
    add column feedback_due_at timestamptz`.execute(db)
  await sql`create index viewing_outcome_feedback_due on viewing_outcome (feedback_due_at)
    where feedback_due_at is not null`.execute(db)
  await sql`create table mail_log (
    id integer generated always as identity primary key,
    lead_id integer not null references lead (id),
    kind text not null,
    subject text not null,
    queued_at timestamptz not null,
    sent_at timestamptz,
    failed_at timestamptz
  )`.execute(db)
  await sql`create index mail_log_lead on mail_log (lead_id, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_log`.execute(db)
  await sql`drop index viewing_outcome_feedback_due`.execute(db)
  await sql`alter table viewing_outcome
    drop column version, drop column confirmed_at, drop column feedback_due_at`.execute(db)
  await sql`alter table lead
    drop column outcome, drop column reminded_for, drop column feedback_interested,
    drop column feedback_words, drop column feedback_at`.execute(db)
}
