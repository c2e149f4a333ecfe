import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { LastReason } from '@latchkey/domain/leads/reason/reason.contract'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { LeadStatusReasonTable } from '../../db/tables/leads.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'

interface Recorded {
  readonly reason: number | null
  readonly words: string | null
  /** Null for a tenant or a provider. */
  readonly userId: number | null
}

type ReasonRecord = Pick<Selectable<LeadStatusReasonTable>, 'id' | 'status' | 'reason' | 'words' | 'at'>

export const presentReason = (record: ReasonRecord | undefined): LastReason | null =>
  record === undefined
    ? null
    : { status: record.status, reason: record.reason, words: record.words, at: unixSeconds(record.at) }

export const reasonQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Records that the lead has entered the status. */
  async add(leadId: number, status: LeadStatus, { userId, at, ...given }: Recorded & { at: Date }) {
    await db
      .insertInto('lead_status_reason')
      .values({ ...given, lead_id: leadId, status, user_id: userId, at })
      .execute()
  },

  last: (leadId: number): Promise<ReasonRecord | undefined> =>
    db
      .selectFrom('lead_status_reason')
      .select(['id', 'status', 'reason', 'words', 'at'])
      .where('lead_id', '=', leadId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Records the reason that was missing. */
  async complete(id: number, { userId, ...given }: Recorded) {
    await db
      .updateTable('lead_status_reason')
      .set({ ...given, user_id: userId })
      .where('id', '=', id)
      .execute()
  },
})
