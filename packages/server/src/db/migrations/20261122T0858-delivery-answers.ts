import { sql, type Kysely } from 'kysely'

/** A delivery of the referencing provider is written down with its answer, also when it is refused and for a lead that is not there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table referencing_delivery
    add column answer boolean not null default true,
    alter column lead_id drop not null`.execute(db)
}

/** Takes it back; refused deliveries can come again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from referencing_delivery where not answer or lead_id is null`.execute(db)
  await sql`alter table referencing_delivery drop column answer, alter column lead_id set not null`.execute(
    db,
  )
}
