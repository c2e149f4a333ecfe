import { LEAD_STATUS, PLANNED_VIEWING_STATUSES } from '@latchkey/domain/leads/lead-status'
import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { DEFAULT_BOOKING } from '@latchkey/domain/office/office-hours'
import { DEFAULT_TIME_STEP } from '@latchkey/domain/office/time-step'
import {
  VIEWING_CHANGES_MAX,
  PAGE_WINDOW_SECONDS,
  type Slot,
} from '@latchkey/domain/tenants/page/page.contract'
import type { SlotRules } from '@latchkey/domain/tenants/page/slots'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { LEAD_RENT } from '../leads/record/rent.sql.ts'
import { openingQueries } from '../office/opening.queries.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'

/** The diaries in which a viewing of the lead must be free. */
export interface Diary {
  readonly leadId: number
  readonly agentId: number
  readonly propertyId: number | null
}

const TENANT_ACTIONS = ['lead.tenant-booked', 'lead.tenant-moved', 'lead.tenant-cancelled']

export const pageQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** The page's data beyond the lead: its home in stock, the viewing's agent, the open deposit and the retention. */
  facts: (leadId: number) =>
    db
      .selectFrom('lead')
      .leftJoin('property', 'property.id', 'lead.property_id')
      .leftJoin('app_user as agent', 'agent.id', 'lead.viewing_user_id')
      .leftJoin('holding_deposit as deposit', (join) =>
        join.onRef('deposit.lead_id', '=', 'lead.id').on('deposit.outcome', 'is', null),
      )
      .select([
        'property.availability',
        LEAD_RENT.as('rent_pence'),
        'deposit.amount_pence as deposit_pence',
        'deposit.received_on as deposit_received_on',
        'deposit.deadline_on as deposit_deadline_on',
        'agent.first_name as agent_first_name',
        sql<number>`(select case when lead.status = ${sql.lit(LEAD_STATUS.ReservationComplete)}
          then keep_months_complete else keep_months end from office)`.as('keep_months'),
        sql<boolean | null>`agent.active and agent.deleted_at is null`.as('is_agent_active'),
      ])
      .where('lead.id', '=', leadId)
      .executeTakeFirstOrThrow(),

  async rules(): Promise<SlotRules> {
    const office = await db
      .selectFrom('office')
      .select(['time_step', 'notice_hours', 'days_ahead'])
      .executeTakeFirstOrThrow()
    const { hours, holidays } = await openingQueries(db).read()
    return {
      hours,
      holidays,
      timeStep: office.time_step ?? DEFAULT_TIME_STEP,
      noticeHours: office.notice_hours ?? DEFAULT_BOOKING.noticeHours,
      daysAhead: office.days_ahead ?? DEFAULT_BOOKING.daysAhead,
    }
  },

  /** Starts, in unix seconds, of other viewings of the agent or the home that may overlap the slots. */
  async bookedStarts({ leadId, agentId, propertyId }: Diary, slots: readonly Slot[]): Promise<number[]> {
    const [first, last] = [slots[0], slots.at(-1)]
    if (first === undefined || last === undefined) return []
    const rows = await db
      .selectFrom('lead')
      .select('viewing_at')
      .where('deleted_at', 'is', null)
      .where('status', 'in', PLANNED_VIEWING_STATUSES)
      .where('viewing_at', '>', new Date((first.start - VIEWING_SECONDS) * 1000))
      .where('viewing_at', '<', new Date((last.start + VIEWING_SECONDS) * 1000))
      .where((row) =>
        row.or([
          row('viewing_user_id', '=', agentId),
          ...(propertyId === null ? [] : [row('property_id', '=', propertyId)]),
        ]),
      )
      .where('id', '!=', leadId)
      .execute()
    return rows.flatMap(({ viewing_at: at }) => (at === null ? [] : [unixSeconds(at)]))
  },

  /** Null below the limit of changes, else the moment at which the tenant may change the viewing again. */
  async limitedUntil(leadId: number, now: number): Promise<number | null> {
    const changes = await db
      .selectFrom('audit')
      .select('at')
      .where('entity', '=', 'lead')
      .where('entity_id', '=', leadId)
      .where('action', 'in', TENANT_ACTIONS)
      .where('at', '>', new Date(now - PAGE_WINDOW_SECONDS * 1000))
      .orderBy('id', 'desc')
      .limit(VIEWING_CHANGES_MAX)
      .execute()
    const oldest = changes[VIEWING_CHANGES_MAX - 1]
    return oldest === undefined ? null : oldest.at.getTime() + PAGE_WINDOW_SECONDS * 1000
  },
})

export type PageFacts = Awaited<ReturnType<ReturnType<typeof pageQueries>['facts']>>
