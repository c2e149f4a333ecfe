import type { MergedField } from '@latchkey/domain/duplicates/merge.rules'
import type { Selectable, Transaction, Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { LeadMergeTable } from '../db/tables/duplicates.ts'
import type { LeadTable } from '../db/tables/leads.ts'

/** Merges of leads, as they are written. */
export const mergeQueries = (db: Transaction<Db>) => ({
  /** Remembers a merge; resolves with its id. */
  async add(merge: {
    keptId: number
    mergedId: number
    userId: number
    at: Date
    changes: readonly MergedField[]
  }): Promise<number> {
    const { id } = await db
      .insertInto('lead_merge')
      .values({
        kept_id: merge.keptId,
        merged_id: merge.mergedId,
        user_id: merge.userId,
        at: merge.at,
        changes: JSON.stringify(merge.changes),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** One merge; undefined for one that this lead was not kept in. */
  find: (id: number, keptId: number): Promise<Selectable<LeadMergeTable> | undefined> =>
    db
      .selectFrom('lead_merge')
      .selectAll()
      .where('id', '=', id)
      .where('kept_id', '=', keptId)
      .executeTakeFirst(),

  /** Records who undid a merge. */
  async markUndone(id: number, userId: number, at: Date): Promise<void> {
    await db
      .updateTable('lead_merge')
      .set({ undone_by: userId, undone_at: at })
      .where('id', '=', id)
      .execute()
  },

  /** Writes columns of a lead that are no fields of its form: its version stays. */
  async set(leadId: number, values: Updateable<LeadTable>): Promise<void> {
    await db.updateTable('lead').set(values).where('id', '=', leadId).execute()
  },
})
