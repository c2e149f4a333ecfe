import { sql, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Increments the number of assigned leads of a notification and marks it as unread. */
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
