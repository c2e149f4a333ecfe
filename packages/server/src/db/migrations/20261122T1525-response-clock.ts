import { sql, type Kysely } from 'kysely'

/** Bank holidays of England and Wales, from gov.uk/bank-holidays (rule A3.4). */
const BANK_HOLIDAYS = [
  ['2026-01-01', "New Year's Day"],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-04', 'Early May bank holiday'],
  ['2026-05-25', 'Spring bank holiday'],
  ['2026-08-31', 'Summer bank holiday'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-28', 'Boxing Day (substitute day)'],
  ['2027-01-01', "New Year's Day"],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Easter Monday'],
  ['2027-05-03', 'Early May bank holiday'],
  ['2027-05-31', 'Spring bank holiday'],
  ['2027-08-30', 'Summer bank holiday'],
  ['2027-12-27', 'Christmas Day (substitute day)'],
  ['2027-12-28', 'Boxing Day (substitute day)'],
  ['2028-01-03', "New Year's Day (substitute day)"],
  ['2028-04-14', 'Good Friday'],
  ['2028-04-17', 'Easter Monday'],
  ['2028-05-01', 'Early May bank holiday'],
  ['2028-05-29', 'Spring bank holiday'],
  ['2028-08-28', 'Summer bank holiday'],
  ['2028-12-25', 'Christmas Day'],
  ['2028-12-26', 'Boxing Day'],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead
    add column first_answered_at timestamptz,
    add column first_answered_by integer references app_user,
    add column first_answer_how smallint,
    add column first_answer_minutes integer`.execute(db)
  await sql`alter table office
    add column hours jsonb,
    add column warn_hours double precision,
    add column target_hours double precision`.execute(db)
  await sql`create table bank_holiday (on_day date primary key, name text not null)`.execute(db)
  for (const [day, name] of BANK_HOLIDAYS)
    await sql`insert into bank_holiday (on_day, name) values (${day}, ${name})`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table bank_holiday`.execute(db)
  await sql`alter table office drop column hours, drop column warn_hours, drop column target_hours`.execute(
    db,
  )
  await sql`alter table lead
    drop column first_answered_at, drop column first_answered_by,
    drop column first_answer_how, drop column first_answer_minutes`.execute(db)
}
