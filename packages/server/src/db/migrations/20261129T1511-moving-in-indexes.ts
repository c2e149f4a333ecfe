import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

/** The indexes are built concurrently. */
export const runsInTransaction = false

/** To delete a lead, the database looks for what refers to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'notification_lead', sql`on notification (lead_id) where lead_id is not null`)
  await buildIndex(db, 'lead_merge_merged', sql`on lead_merge (merged_id)`)
  await buildIndex(db, 'lead_not_duplicate_high', sql`on lead_not_duplicate (high_id)`)
  await buildIndex(db, 'referencing_delivery_lead', sql`on referencing_delivery (lead_id)`)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index notification_lead, lead_merge_merged, lead_not_duplicate_high, referencing_delivery_lead`.execute(
    db,
  )
}
