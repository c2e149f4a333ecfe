import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { ENDED_STATUSES, LEAD_STATUS, PLANNED_VIEWING_STATUSES } from '@latchkey/domain/leads/lead-status'
import { WORK_VIEWINGS_MAX } from '@latchkey/domain/users/hand-over.contract'
import { sql, type ExpressionBuilder, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { LeadTable } from '../db/tables/leads.ts'

export const handOverQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** The next `WORK_VIEWINGS_MAX` viewings by time, each with a confirmed viewing of the recipient that it overlaps. */
  viewings: ({ userId, toUserId, now, isClashing }: ViewingsQuery) =>
    db
      .selectFrom('lead')
      .leftJoinLateral(
        (row) =>
          row
            .selectFrom('lead as other')
            .select(['other.id as clash_id', 'other.first_name as clash_first_name'])
            .select(['other.last_name as clash_last_name', 'other.viewing_at as clash_at'])
            .where('other.viewing_user_id', '=', toUserId ?? 0)
            .whereRef('other.viewing_at', '>', sql`lead.viewing_at - ${VIEWING_LENGTH}`)
            .whereRef('other.viewing_at', '<', sql`lead.viewing_at + ${VIEWING_LENGTH}`)
            .where('other.status', '=', sql.lit(LEAD_STATUS.ViewingScheduled))
            .where('other.deleted_at', 'is', null)
            .where('lead.status', '=', sql.lit(LEAD_STATUS.ViewingScheduled))
            .orderBy('other.viewing_at')
            .limit(1)
            .as('clash'),
        (join) => join.onTrue(),
      )
      .select(['lead.id', 'lead.first_name', 'lead.last_name', 'lead.viewing_at', 'lead.property_name'])
      .select(['clash_id', 'clash_first_name', 'clash_last_name', 'clash_at'])
      .where((row) => isViewingToCome(row, userId, now))
      .orderBy('lead.viewing_at')
      .orderBy('lead.id')
      .$if(isClashing, (query) => query.where('clash_id', 'is not', null))
      .limit(WORK_VIEWINGS_MAX)
      .execute(),

  /** Numbers of future viewings and of handled leads that have not ended. */
  totals: (userId: number, now: Date) =>
    db
      .selectFrom('lead')
      .select((row) => [
        row.fn
          .countAll<number>()
          .filterWhere((lead) => isViewingToCome(lead, userId, now))
          .as('viewings'),
        row.fn
          .countAll<number>()
          .filterWhere((lead) => isHandled(lead, userId))
          .as('leads'),
      ])
      .where((row) => row.or([isViewingToCome(row, userId, now), isHandled(row, userId)]))
      .executeTakeFirstOrThrow(),

  /** Locked in the order of ids until the transaction ends. */
  lockWork: (userId: number, now: Date): Promise<WorkLead[]> =>
    db
      .selectFrom('lead')
      .select(WORK_COLUMNS)
      .where((row) => row.or([isViewingToCome(row, userId, now), isHandled(row, userId)]))
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Sets the agent, a field of the form: the versions increase. */
  async assignViewings(leadIds: readonly number[], agentId: number): Promise<void> {
    if (leadIds.length === 0) return
    await db
      .updateTable('lead')
      .set((row) => ({ viewing_user_id: agentId, version: row('version', '+', 1) }))
      .where(sql<boolean>`id = any(${[...leadIds]}::integer[])`)
      .execute()
  },

  /** Records that an update is mailed for each viewing. */
  async confirmAgain(leadIds: readonly number[], now: Date): Promise<void> {
    if (leadIds.length === 0) return
    await db
      .updateTable('lead')
      .set((row) => ({ viewing_confirmed_at: now, calendar_sequence: row('calendar_sequence', '+', 1) }))
      .where(sql<boolean>`id = any(${[...leadIds]}::integer[])`)
      .execute()
  },
})

const WORK_COLUMNS = [
  'id',
  'status',
  'email',
  'viewing_at',
  'viewing_user_id',
  'viewing_confirmed_at',
  'handler_user_id',
  'calendar_sequence',
] as const

export type WorkLead = Pick<Selectable<LeadTable>, (typeof WORK_COLUMNS)[number]>

interface ViewingsQuery {
  readonly userId: number
  /** Null without a recipient; nothing overlaps then. */
  readonly toUserId: number | null
  readonly now: Date
  /** Only those that overlap one. */
  readonly isClashing: boolean
}

const VIEWING_LENGTH = sql`make_interval(secs => ${VIEWING_SECONDS}::integer)`

type LeadExpression = ExpressionBuilder<Db, 'lead'>

const isViewingToCome = (row: LeadExpression, userId: number, now: Date) =>
  row.and([
    row('lead.deleted_at', 'is', null),
    row('lead.viewing_user_id', '=', userId),
    row('lead.viewing_at', '>=', now),
    row('lead.status', 'in', PLANNED_VIEWING_STATUSES),
  ])

const isHandled = (row: LeadExpression, userId: number) =>
  row.and([
    row('lead.deleted_at', 'is', null),
    row('lead.handler_user_id', '=', userId),
    row('lead.status', 'not in', ENDED_STATUSES),
  ])
