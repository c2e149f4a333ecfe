import { sql, type Kysely } from 'kysely'

/** Stores the answer of each delivery of the referencing provider, also when it is rejected or its lead is missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table referencing_delivery
    add column answer boolean not null default true,
    alter column lead_id drop not null`.execute(db)
}

/** Rejected deliveries are forgotten and can be sent again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from referencing_delivery where not answer or lead_id is null`.execute(db)
  await sql`alter table referencing_delivery drop column answer, alter column lead_id set not null`.execute(
    db,
  )
}
