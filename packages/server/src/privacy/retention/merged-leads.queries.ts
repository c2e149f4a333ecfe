import { LEAD_ADDRESS_FIELDS } from '@latchkey/domain/leads/lead.fields'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ANSWER_COLUMNS, columnsNamed } from '../../leads/record/lead.columns.ts'

/** Columns that a merge takes over as a group, which stays if one of them has changed before the merge is undone. */
const GROUPED_COLUMNS = [...columnsNamed(LEAD_ADDRESS_FIELDS), ...ANSWER_COLUMNS] as const

export const mergedLeadQueries = (db: Transaction<Db>) => ({
  /** Oldest first: merges of these leads into others, and of those into others again. */
  mergesFrom: (ids: readonly number[]) =>
    db
      .selectFrom('lead_merge')
      .select(['id', 'kept_id', 'merged_id', 'undone_at', 'changes'])
      .where(
        sql<boolean>`merged_id in (
          with recursive giver (id) as (
            select unnest(${ids}::integer[])
            union
            select lead_merge.kept_id from lead_merge join giver on giver.id = lead_merge.merged_id
          ) select id from giver)`,
      )
      .orderBy('id')
      .execute(),

  /** Finds the merges into a lead. */
  mergesInto: (leadId: number) =>
    db.selectFrom('lead_merge').select(['id', 'changes']).where('kept_id', '=', leadId).execute(),

  async writeChanges(mergeId: number, changes: readonly unknown[]): Promise<void> {
    await sql`update lead_merge set changes = ${JSON.stringify(changes)}::jsonb where id = ${mergeId}`.execute(
      db,
    )
  },

  /** Undefined for an anonymised one. */
  lead: (id: number) =>
    db
      .selectFrom('lead')
      .select(['notes', ...GROUPED_COLUMNS])
      .where('id', '=', id)
      .where('anonymised_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  /** Jobs that failed, with what they ended with. */
  failedJobs: async (leadId: number) => {
    const { rows } = await sql<{ id: string; output: unknown }>`
      select id, output from pgboss.job where data ->> 'leadId' = ${String(leadId)} and output is not null`.execute(
      db,
    )
    return rows
  },

  async clearOutputs(jobIds: readonly string[]): Promise<void> {
    await sql`update pgboss.job set output = null where id = any(${jobIds}::uuid[])`.execute(db)
  },
})
