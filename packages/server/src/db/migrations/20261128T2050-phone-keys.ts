import { sql, type Kysely } from 'kysely'
import { runWithLockRetries } from '../lock-retries.ts'

/** Leads are filled in batches, so that saves continue. */
export const runsInTransaction = false

const BATCH = 5_000

/** The digits that phones are typed with: of Arabic, Persian and full-width keyboards too. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'

/**
 * All spellings of a British number get one key, as `phoneKey` of the domain: 0044 and +44 (0) too. It still has the
 * national and the international form. Only leads whose key differs are written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function phone_key_of(phone text) returns text
    language plpgsql immutable strict parallel safe as $$
    declare
      digits text := regexp_replace(
        translate(phone, ${sql.lit(DIGITS)}, ${sql.lit('0123456789'.repeat(3))}), '[^0-9]', '', 'g');
      national text := regexp_replace(regexp_replace(digits, '^00', ''), '^440?', '0');
    begin
      return national || ' ' || regexp_replace(national, '^0', '44');
    end $$`.execute(db)
  await sql`create or replace function keep_person_keys() returns trigger language plpgsql as $$
    begin
      new.email_key := case when new.anonymised_at is null then lower(new.email collate "und-x-icu") else '' end;
      new.phone_key := case when new.anonymised_at is null then phone_key_of(new.phone) else ' ' end;
      return new;
    end $$`.execute(db)
  // Waits for the transactions that still write by the former function.
  await runWithLockRetries(db, sql`do $$ begin lock table lead in share mode; end $$`)
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from lead`.execute(db)
  const last = rows[0]?.last ?? 0
  for (let from = 1; from <= last; from += BATCH)
    await sql`update lead set phone_key = phone_key_of(phone)
      where id between ${from} and ${from + BATCH - 1} and anonymised_at is null
        and phone_key <> phone_key_of(phone)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function keep_person_keys() returns trigger language plpgsql as $$
    declare digits text := regexp_replace(new.phone, '\\D', '', 'g');
    begin
      new.email_key := case when new.anonymised_at is null then lower(new.email collate "und-x-icu") else '' end;
      new.phone_key := case when new.anonymised_at is null
        then regexp_replace(digits, '^44', '0') || ' ' || regexp_replace(digits, '^0', '44') else ' ' end;
      return new;
    end $$`.execute(db)
  await sql`drop function phone_key_of(text)`.execute(db)
  await sql`update lead set phone = phone where anonymised_at is null`.execute(db)
}
