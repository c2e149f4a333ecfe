import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'
import { runWithLockRetries } from '../lock-retries.ts'

/** Leads are filled in batches, so that saves continue; the index is built concurrently. */
export const runsInTransaction = false

const BATCH = 5_000

/** The history of each lead says when staff or its tenant last changed it; the review gets an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from lead`.execute(db)
  const last = rows[0]?.last ?? 0
  for (let from = 1; from <= last; from += BATCH)
    await sql`update lead set touched_at = greatest(submitted_at, (
        select max(at) from audit
        where entity = 'lead' and entity_id = lead.id and action <> 'lead.open'
          and (user_id is not null or address is not null)))
      where id between ${from} and ${from + BATCH - 1} and touched_at is null`.execute(db)
  await runWithLockRetries(db, sql`alter table lead alter column touched_at set not null`)
  await buildIndex(
    db,
    'lead_review',
    sql`on lead (touched_at, id) include (status, keep_until, viewing_at, deleted_at)
      where anonymised_at is null and status not in (7, 8, 9, 11)`,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_review`.execute(db)
  await sql`alter table lead alter column touched_at drop not null`.execute(db)
}
