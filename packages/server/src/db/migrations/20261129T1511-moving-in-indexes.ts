import { sql, type Kysely, type RawBuilder } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The indexes are built concurrently. */
export const runsInTransaction = false

/** Conditions of a value that says something about the person. */
const NO_CONDITION = sql`new.anonymised_at is null`
const IS_EMAIL = sql`new.anonymised_at is null and new.email !~ '^none-[0-9]+@missing\.invalid$'`
const IS_PHONE = sql`new.anonymised_at is null and new.phone <> '0000000000'`

/**
 * To delete a lead, the database looks for what refers to it. The stand-ins of imports are compared with nothing, as the
 * details of anonymised leads. Statistics are gathered by a function of the owner, as the product may not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'notification_lead', sql`on notification (lead_id) where lead_id is not null`)
  await buildIndex(db, 'lead_merge_merged', sql`on lead_merge (merged_id)`)
  await buildIndex(db, 'lead_not_duplicate_high', sql`on lead_not_duplicate (high_id)`)
  await buildIndex(db, 'referencing_delivery_lead', sql`on referencing_delivery (lead_id)`)
  await keepPersonKeys(db, IS_EMAIL, IS_PHONE)
  await sql`create or replace function gather_lead_statistics() returns void
    security definer set search_path = public, pg_temp language plpgsql as $$
    begin
      analyze lead;
    end $$`.execute(db)
  await sql`revoke execute on function gather_lead_statistics() from public`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function gather_lead_statistics()`.execute(db)
  await keepPersonKeys(db, NO_CONDITION, NO_CONDITION)
  await sql`drop index notification_lead, lead_merge_merged, lead_not_duplicate_high, referencing_delivery_lead`.execute(
    db,
  )
}

async function keepPersonKeys(
  db: Kysely<unknown>,
  isEmail: RawBuilder<unknown>,
  isPhone: RawBuilder<unknown>,
): Promise<void> {
  await sql`create or replace function keep_person_keys() returns trigger language plpgsql as $$
    begin
      new.email_key := case when ${isEmail} then lower(new.email collate "und-x-icu") else '' end;
      new.phone_key := case when ${isPhone} then phone_key_of(new.phone) else ' ' end;
      return new;
    end $$`.execute(db)
}
