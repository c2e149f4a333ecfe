import { sql, type Kysely } from 'kysely'

/**
 * Counts the leads that were there before, in a transaction of its own, so that others write meanwhile. One statement,
 * and so one snapshot: it takes away what has been noted of the leads that it counts, and of no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`with counted_again as (delete from lead_total)
    insert into lead_total (status, leads)
    select status, count(*) from lead where deleted_at is null group by status`.execute(db)
}

/** Takes it back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from lead_total`.execute(db)
}
