import type { MergedField } from '@latchkey/domain/duplicates/merge.rules'
import { sql, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { LeadMergeTable } from '../db/tables/duplicates.ts'
import type { LeadTable } from '../db/tables/leads.ts'

export const mergeQueries = (db: Transaction<Db>) => ({
  /** Resolves with the id of the merge. */
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

  /** Undefined unless this lead was the kept one. */
  find: (id: number, keptId: number): Promise<Selectable<LeadMergeTable> | undefined> =>
    db
      .selectFrom('lead_merge')
      .selectAll()
      .where('id', '=', id)
      .where('kept_id', '=', keptId)
      .executeTakeFirst(),

  /** Merges into the lead that were made later and are not undone. */
  later: (id: number, keptId: number) =>
    db
      .selectFrom('lead_merge')
      .select(['id', 'changes'])
      .where('kept_id', '=', keptId)
      .where('id', '>', id)
      .where('undone_at', 'is', null)
      .execute(),

  async setChanges(id: number, changes: readonly MergedField[]): Promise<void> {
    await sql`update lead_merge set changes = ${JSON.stringify(changes)} where id = ${id}`.execute(db)
  },

  async markUndone(id: number, userId: number, at: Date): Promise<void> {
    await db
      .updateTable('lead_merge')
      .set({ undone_by: userId, undone_at: at })
      .where('id', '=', id)
      .execute()
  },

  /** Sets columns that are not in the form, so the version stays. */
  async set(leadId: number, values: Updateable<LeadTable>): Promise<void> {
    await db.updateTable('lead').set(values).where('id', '=', leadId).execute()
  },
})
