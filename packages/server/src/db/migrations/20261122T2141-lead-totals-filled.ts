import { sql, type Kysely } from 'kysely'

/**
 * Counts the existing leads, in a transaction of its own so that writes continue. One statement and so one snapshot: it
 * deletes exactly the rows of the leads that it counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`with counted_again as (delete from lead_total)
    insert into lead_total (status, leads)
    select status, count(*) from lead where deleted_at is null group by status`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from lead_total`.execute(db)
}
