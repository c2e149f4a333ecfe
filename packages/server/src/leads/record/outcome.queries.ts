import { VIEWING_OUTCOME, type ViewingOutcome } from '@latchkey/domain/leads/outcome/outcome.enums'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ViewingOutcomeTable } from '../../db/tables/leads.ts'
import type { LeadRecord } from './lead.present.ts'

type Recorded = { outcome: ViewingOutcome; byUserId: number | null; at: Date } & Pick<
  Insertable<ViewingOutcomeTable>,
  'version' | 'confirmed_at' | 'feedback_due_at'
>

export const outcomeQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /**
   * Records the outcome of the viewing of a lead, with its previous values; `byUserId` is null for the
   * tenant.
   */
  async add(
    lead: Pick<LeadRecord, 'id' | 'viewing_at' | 'viewing_user_id'>,
    { outcome, byUserId, at, ...undo }: Recorded,
  ): Promise<void> {
    if (lead.viewing_at === null) return
    await db
      .insertInto('viewing_outcome')
      .values({
        lead_id: lead.id,
        viewing_at: lead.viewing_at,
        agent_id: lead.viewing_user_id,
        outcome,
        by_user_id: byUserId,
        at,
        ...undo,
      })
      .execute()
  },

  /** The last one, locked until the transaction ends. */
  lockLast: (leadId: number) =>
    db
      .selectFrom('viewing_outcome')
      .selectAll()
      .where('lead_id', '=', leadId)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst(),

  async remove(id: number): Promise<void> {
    await db.deleteFrom('viewing_outcome').where('id', '=', id).execute()
  },

  /**
   * Marks up to `limit` viewings whose tenants are due to be asked for feedback, and returns them, each with
   * whether the lead still is as it was recorded.
   */
  async claimDue(at: Date, limit: number): Promise<{ leadId: number; isWanted: boolean }[]> {
    const { rows } = await sql<{ leadId: number; isWanted: boolean }>`
      with due as (
        select id from viewing_outcome where feedback_due_at <= ${at}
        order by feedback_due_at, id limit ${limit} for update skip locked
      )
      update viewing_outcome set feedback_due_at = null
      from due, lead
      where viewing_outcome.id = due.id and lead.id = viewing_outcome.lead_id
      returning lead.id as "leadId",
        lead.status = ${LEAD_STATUS.ViewingComplete} and lead.deleted_at is null
          and lead.outcome is not distinct from ${VIEWING_OUTCOME.Attended}
          and lead.feedback_at is null as "isWanted"`.execute(db)
    return rows
  },
})
