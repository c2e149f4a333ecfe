import type { DeliveryFilters } from '@latchkey/domain/webhooks/webhook.body'
import type { DeliveryState, ResendChoice } from '@latchkey/domain/webhooks/webhook.enums'
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { DeliveryTable, EventFacts, EventTable } from '../db/tables/integrations.ts'
import { WANTED } from './dispatch.ts'
import { DELIVERY_STATE } from './webhook.numbers.ts'

export type DeliveryRecord = Selectable<DeliveryTable>

/** A delivery with its event, and the name of the record. */
export interface ListedDelivery extends DeliveryRecord, Pick<Selectable<EventTable>, 'type' | 'record_id'> {
  readonly name: string | null
}

/** A delivery that is due, or is tried at once. */
export interface DueDelivery extends DeliveryRecord {
  readonly event: Pick<Selectable<EventTable>, 'type' | 'record_id' | 'facts' | 'at' | 'sequence'>
}

export interface DeliveryCondition extends Pick<DeliveryFilters, 'type'> {
  readonly state: DeliveryState | ''
  readonly from: Date | null
  readonly until: Date | null
}

interface Window {
  readonly from: Date
  readonly to: Date
  readonly which: ResendChoice
}

export const deliveryQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const listed = (webhookId: number) =>
    db
      .selectFrom('delivery')
      .innerJoin('event', 'event.id', 'delivery.event_id')
      .where('delivery.webhook_id', '=', webhookId)

  const matching = (webhookId: number, { state, type, from, until }: DeliveryCondition) =>
    listed(webhookId)
      .$if(state !== '', (query) => query.where('delivery.state', '=', DELIVERY_STATE[state || 'waiting']))
      .$if(type !== '', (query) => query.where('event.type', '=', type as EventTable['type']))
      .$if(from !== null, (query) => query.where('event.at', '>=', from ?? new Date(0)))
      .$if(until !== null, (query) => query.where('event.at', '<', until ?? new Date(0)))

  return {
    count: async (webhookId: number, condition: DeliveryCondition): Promise<number> => {
      const { total } = await matching(webhookId, condition)
        .select((row) => row.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** Newest first. */
    page: (
      webhookId: number,
      condition: DeliveryCondition,
      { page, limit }: { page: number; limit: number },
    ): Promise<ListedDelivery[]> =>
      matching(webhookId, condition)
        .selectAll('delivery')
        .select(['event.type', 'event.record_id', NAME.as('name')])
        .orderBy('delivery.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),

    find: (webhookId: number, id: number): Promise<ListedDelivery | undefined> =>
      listed(webhookId)
        .selectAll('delivery')
        .select(['event.type', 'event.record_id', NAME.as('name')])
        .where('delivery.id', '=', id)
        .executeTakeFirst(),

    /** The webhook of a delivery. */
    webhookOf: async (id: number): Promise<number | undefined> => {
      const row = await db.selectFrom('delivery').select('webhook_id').where('id', '=', id).executeTakeFirst()
      return row?.webhook_id
    },

    /**
     * Claims one that is due, in the order of their time, unless so many are being tried already; the webhook is locked.
     * When a process ends that has claimed one, the next process claims it after `until`.
     */
    async claim(
      webhookId: number,
      { at, until, most }: { at: Date; until: Date; most: number },
    ): Promise<number | undefined> {
      const claimed = db
        .selectFrom('delivery')
        .select((row) => row.fn.countAll<number>().as('claimed'))
        .where('webhook_id', '=', webhookId)
        .where('taken_until', '>', at)
      const row = await db
        .updateTable('delivery')
        .set((column) => ({ taken_until: until, step: column('step', '+', 1) }))
        .where('id', '=', (from) =>
          from
            .selectFrom('delivery')
            .select('id')
            .where('webhook_id', '=', webhookId)
            .where(isDue(at))
            .where(claimed, '<', most)
            .orderBy('next_at')
            .orderBy('id')
            .limit(1),
        )
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    dueWebhooks: async (at: Date): Promise<number[]> => {
      const rows = await db.selectFrom('delivery').select('webhook_id').distinct().where(isDue(at)).execute()
      return rows.map((row) => row.webhook_id)
    },

    async read(id: number): Promise<DueDelivery | undefined> {
      const row = await db
        .selectFrom('delivery')
        .innerJoin('event', 'event.id', 'delivery.event_id')
        .selectAll('delivery')
        .select(['event.type', 'event.record_id', 'event.facts', 'event.at', 'event.sequence'])
        .where('delivery.id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { type, record_id, facts, at, sequence, ...delivery } = row
      return { ...delivery, event: { type, record_id, facts, at, sequence } }
    },

    /**
     * False when another attempt was recorded meanwhile, or the delivery is gone. One that was sent again by hand
     * during the attempt stays due.
     */
    async record(
      { id, attempts, step }: DueDelivery,
      answer: Updateable<DeliveryTable>,
      next: Updateable<DeliveryTable>,
    ): Promise<boolean> {
      const recorded = await db
        .updateTable('delivery')
        .set({ ...answer, attempts: attempts + 1, taken_until: null })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .returning('step')
        .executeTakeFirst()
      if (recorded?.step === step) await db.updateTable('delivery').set(next).where('id', '=', id).execute()
      return recorded !== undefined
    },

    /** Its event has no sequence and is dispatched to nobody; returns the delivery's id. */
    async addTest(
      webhookId: number,
      { type, by, at }: { type: EventTable['type']; by: EventFacts['by']; at: Date },
    ): Promise<number> {
      const event = await db
        .insertInto('event')
        .values({ type, record_kind: 'webhook', record_id: webhookId, facts: JSON.stringify({ by }), at })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('delivery')
        .values({ webhook_id: webhookId, event_id: event.id })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async again(id: number, at: Date): Promise<void> {
      await db
        .updateTable('delivery')
        .set({ state: DELIVERY_STATE.waiting, step: 0, next_at: at })
        .where('id', '=', id)
        .execute()
    },

    async countMissed(webhookId: number, window: Window): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total ${missed(webhookId, window)}`.execute(db)
      return rows[0]?.total ?? 0
    },

    async sendMissed(webhookId: number, window: Window, at: Date): Promise<void> {
      await sql`
        insert into delivery (webhook_id, event_id, state, next_at)
        select webhook.id, event.id, ${DELIVERY_STATE.waiting}, ${at} ${missed(webhookId, window)}
        order by event.sequence
        on conflict (webhook_id, event_id) do update
          set state = excluded.state, next_at = excluded.next_at, step = 0`.execute(db)
    },
  }
}

/** True for a delivery that is to be tried, and not being tried by another process. */
const isDue = (at: Date) => sql<boolean>`next_at <= ${at} and (taken_until is null or taken_until <= ${at})`

/** Events of a time that the webhook has not got, or all of them. */
const missed = (webhookId: number, { from, to, which }: Window) => sql`
  from event join webhook on webhook.id = ${webhookId} and ${WANTED}
  left join delivery on delivery.event_id = event.id and delivery.webhook_id = webhook.id
  where event.sequence is not null and event.at >= ${from} and event.at < ${to}
    and (${which === 'all'} or delivery.id is null or delivery.state in (${DELIVERY_STATE.failed}, ${DELIVERY_STATE['given-up']}))`

/** Null for a record that is gone. */
const NAME = sql<string | null>`case
  when event.record_kind in ('lead', 'viewing') then (
    select nullif(trim(concat_ws(' ', lead.first_name, lead.last_name)), '') from lead
    where lead.id = event.record_id and lead.deleted_at is null)
  when event.record_kind in ('property', 'listing') then (
    select property.name from property where property.id = event.record_id and property.deleted_at is null)
  else (select webhook.name from webhook where webhook.id = event.record_id)
end`
