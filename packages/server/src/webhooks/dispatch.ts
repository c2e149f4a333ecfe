import { DELIVERY_STATE, WEBHOOK_STATE } from './webhook.numbers.ts'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Change } from '../context/context.ts'

/** Events of one transaction. */
const BATCH = 500

/**
 * Gives committed events their sequence, without gaps, and puts them on their way; true when there may be more. Safe in
 * several processes: each waits for the counter's row.
 */
export async function dispatchEvents(change: Change): Promise<boolean> {
  const { db } = change
  const { last } = await db.selectFrom('event_counter').select('last').forUpdate().executeTakeFirstOrThrow()
  // Its own statement: what another process has numbered meanwhile must be seen.
  const { rows } = await sql<{ id: number }>`
    with pending as (
      select id, row_number() over (order by id) as place from event
      where sequence is null and record_kind <> 'webhook' order by id limit ${BATCH})
    update event set sequence = ${last}::bigint + pending.place from pending where event.id = pending.id
    returning event.id`.execute(db)
  if (rows.length === 0) return false
  await db
    .updateTable('event_counter')
    .set({ last: last + rows.length })
    .execute()
  await deliver(
    change,
    rows.map(({ id }) => id),
  )
  return rows.length === BATCH
}

/** Deliveries to all webhooks that are on and want these events; a job for each webhook with some. */
async function deliver(change: Change, eventIds: readonly number[]): Promise<void> {
  const { db } = change
  const on = await db
    .selectFrom('webhook')
    .select('id')
    .where('state', '=', WEBHOOK_STATE.on)
    // One that is being switched off waits, and then drops the events written here.
    .forShare()
    .execute()
  if (on.length === 0) return
  const at = change.now()
  const { rows } = await sql<{ webhookId: number }>`
    with written as (
      insert into delivery (webhook_id, event_id, state, next_at)
      select webhook.id, event.id, ${DELIVERY_STATE.waiting}, ${new Date(at)}
      from webhook join event on ${WANTED}
      where webhook.id = any(${on.map(({ id }) => id)}::integer[]) and event.id = any(${eventIds}::bigint[])
      order by event.sequence, webhook.id
      on conflict do nothing
      returning webhook_id)
    select distinct webhook_id as "webhookId" from written`.execute(db)
  await change.enqueueAll(
    'webhooks.send',
    rows.map(({ webhookId }) => ({ webhookId, dueAt: at })),
  )
}

/** True for an event that is sent to the webhook: of a chosen type, and not by the program that it leaves out. */
export const WANTED = sql<boolean>`((webhook.types is null or event.type = any(webhook.types))
  and event.record_kind <> 'webhook'
  and (webhook.skip_key_id is null or event.facts -> 'by' <> jsonb_build_object('kind', 'key', 'id', webhook.skip_key_id)))`

export interface Dispatcher {
  /** Called after the commit of events; returns at once. */
  wake(): void
  /** Resolves when nothing is dispatched any more. */
  settled(): Promise<void>
}

/**
 * One run at a time in this process; events that are committed meanwhile wait for the next. A run that fails, or that a
 * crash ends, is made up for by the periodic job.
 */
export function eventDispatcher(dispatch: () => Promise<boolean>, log: FastifyBaseLogger): Dispatcher {
  const state: { running: Promise<void> | null } = { running: null }
  let isWoken = false

  async function run(): Promise<void> {
    try {
      while (isWoken) {
        isWoken = false
        if (await dispatch()) isWoken = true
      }
    } catch (error) {
      log.error({ err: error }, 'Events wait for the next run')
    } finally {
      state.running = null
    }
  }

  return {
    wake() {
      isWoken = true
      state.running ??= run()
    },
    async settled() {
      while (state.running !== null) await state.running
    },
  }
}
