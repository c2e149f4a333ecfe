import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Counts one lead more in a notification about leads that were assigned, which is unread with it. */
export async function addToNotice(db: Transaction<Db>, id: number): Promise<void> {
  await db
    .updateTable('notification')
    .set({
      lead_id: null,
      read_at: null,
      facts: sql`jsonb_set(facts, '{leads}', to_jsonb((facts->>'leads')::integer + 1))`,
    })
    .where('id', '=', id)
    .execute()
}
