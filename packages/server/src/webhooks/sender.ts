import {
  ATTEMPTS_AT_ONCE,
  FAILING_MAX_MS,
  RETRY_AFTER_MAX_MS,
  RETRY_WAITS_MS,
} from '@latchkey/domain/webhooks/webhook.limits'
import { TEST_EVENT } from '@latchkey/domain/events/event.enums'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { Updateable } from 'kysely'
import type { Change, Context } from '../context/context.ts'
import type { DeliveryTable } from '../db/tables/integrations.ts'
import { outboundOn, type Answer, type Outbound } from '../outbound/outbound.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { deliveryQueries, type DueDelivery } from './deliveries.queries.ts'
import { recordReader } from './record-reader.ts'
import { notifySwitchedOff } from './switched-off.ts'
import { DELIVERY_STATE, faultNumber, WEBHOOK_STATE } from './webhook.numbers.ts'
import { eventId } from '../events/event-id.ts'
import { secretSealing, signatureOf } from './webhook.secret.ts'
import { webhookQueries, type WebhookRecord } from './webhooks.queries.ts'

export type Sender = ReturnType<typeof webhookSender>

/** Longer than any attempt: a process that has claimed a delivery for so long is presumed dead. */
const CLAIM_MS = MINUTE_MS

/** A run of one webhook ends after so long, and another continues. */
const RUN_MS = 5 * MINUTE_MS

/** Each wait is up to a tenth shorter or longer, so that what failed together does not come back together. */
const SPREAD = 0.1

const GONE = 410
const WAITING_ANSWERS = [429, 503]

/** Sends deliveries, each attempt to the webhook as it is then, and records what came of it. */
export function webhookSender(context: Context, outbound: Outbound = outboundOn(context.config)) {
  const sealing = secretSealing(context.config)
  const readRecord = recordReader(context)

  function secretsOf(webhook: WebhookRecord, at: Date): string[] {
    const { secret_sealed: secret, old_secret_sealed: old, old_until: until } = webhook
    return [secret, ...(old !== null && until !== null && until > at ? [old] : [])].map((sealed) =>
      sealing.open(sealed).toString(),
    )
  }

  async function bodyOf({ event }: DueDelivery, webhook: WebhookRecord): Promise<Buffer> {
    const { type, facts, at, sequence, record_id: id } = event
    const data = {
      sequence,
      id,
      ...facts,
      ...(webhook.has_record && type !== TEST_EVENT && { record: await readRecord(event) }),
    }
    return Buffer.from(JSON.stringify({ type, timestamp: at.toISOString(), data }))
  }

  /** One attempt of a delivery, in the present state of its webhook. */
  async function attempt(id: number, at: Date): Promise<void> {
    const delivery = await deliveryQueries(context.db).read(id)
    if (delivery === undefined) return
    const webhook = await webhookQueries(context.db).find(delivery.webhook_id)
    if (webhook === undefined) return
    const isTest = delivery.event.type === TEST_EVENT
    if (!isTest && webhook.state !== WEBHOOK_STATE.on) return
    const body = await bodyOf(delivery, webhook)
    const timestamp = unixSeconds(at)
    const name = eventId(delivery.event_id)
    const answer = await outbound.post(webhook.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Latchkey-Webhooks/1',
        'webhook-id': name,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(secretsOf(webhook, at), name, timestamp, body),
      },
      body,
    })
    await context.change(null, (change) => record(change, delivery, answer, at, isTest))
  }

  return {
    attempt,

    /** Everything that is due to a webhook; false when it has not got to its end in time. */
    async send(webhookId: number, at: () => Date): Promise<boolean> {
      const end = performance.now() + RUN_MS
      const claim = (now: Date) =>
        context.change(null, async ({ db }) => {
          // One process at a time counts what is being tried.
          await webhookQueries(db).lock(webhookId)
          const until = new Date(now.getTime() + CLAIM_MS)
          return deliveryQueries(db).claim(webhookId, { at: now, until, most: ATTEMPTS_AT_ONCE })
        })
      async function sendSome(): Promise<boolean> {
        for (;;) {
          const now = at()
          const id = await claim(now)
          if (id === undefined) return true
          await attempt(id, now)
          if (performance.now() > end) return false
        }
      }
      const done = await Promise.all(Array.from({ length: ATTEMPTS_AT_ONCE }, sendSome))
      return done.every(Boolean)
    },
  }
}

async function record(
  change: Change,
  delivery: DueDelivery,
  answer: Answer,
  at: Date,
  isTest: boolean,
): Promise<void> {
  const webhooks = webhookQueries(change.db)
  const webhook = await webhooks.lock(delivery.webhook_id)
  if (webhook === undefined) return
  const isDelivered = answer.fault === null && answer.status !== null && isSuccess(answer.status)
  const isOn = webhook.state === WEBHOOK_STATE.on
  const next: Updateable<DeliveryTable> = isDelivered
    ? { state: DELIVERY_STATE.delivered, next_at: null }
    : isOn && !isTest
      ? afterFailure(delivery, answer, at)
      : { state: DELIVERY_STATE['given-up'], next_at: null }
  const recorded = await deliveryQueries(change.db).record(
    delivery,
    {
      first_at: delivery.first_at ?? at,
      last_at: at,
      last_status: answer.status,
      last_fault: faultNumber(answer.fault),
      last_ms: answer.ms,
    },
    next,
  )
  if (recorded && isOn && !isTest) await follow(change, webhook, { answer, at, isDelivered })
  if (recorded) await wakeSoon(change, webhook.id, next.next_at, at)
  change.push('integrations-refresh', {})
}

/** A job of its own for what is due sooner than the periodic job looks. */
async function wakeSoon(
  change: Change,
  webhookId: number,
  next: Date | null | undefined,
  at: Date,
): Promise<void> {
  const dueAt = next?.getTime() ?? Infinity
  const ms = dueAt - at.getTime()
  if (ms < MINUTE_MS)
    await change.enqueue('webhooks.send', { webhookId, dueAt }, { delaySeconds: Math.ceil(ms / 1000) })
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** An address that may not be called is not tried again; of others the waits get longer (rule I2.4). */
function afterFailure({ step }: DueDelivery, answer: Answer, at: Date): Updateable<DeliveryTable> {
  const wait = RETRY_WAITS_MS[step - 1]
  if (wait === undefined || answer.fault === 'address')
    return { state: DELIVERY_STATE['given-up'], next_at: null }
  const spread = wait * (1 - SPREAD + Math.random() * 2 * SPREAD)
  const asked = WAITING_ANSWERS.includes(answer.status ?? 0) ? (answer.retryAfterSeconds ?? 0) * 1000 : 0
  const ms = Math.max(spread, Math.min(asked, RETRY_AFTER_MAX_MS))
  return { state: DELIVERY_STATE.failed, next_at: new Date(at.getTime() + ms) }
}

/** Updates the webhook after an attempt. */
async function follow(
  change: Change,
  webhook: WebhookRecord,
  { answer, at, isDelivered }: { answer: Answer; at: Date; isDelivered: boolean },
): Promise<void> {
  const webhooks = webhookQueries(change.db)
  const { id, failing_since: since } = webhook
  if (isDelivered) {
    if (since !== null) await webhooks.set(id, { failing_since: null })
    return
  }
  const failingSince = since ?? at
  const isGone = answer.status === GONE
  const isOver = at.getTime() - failingSince.getTime() >= FAILING_MAX_MS
  if (!isGone && !isOver) {
    if (since === null) await webhooks.set(id, { failing_since: at })
    return
  }
  const reason = isGone ? 'gone' : 'failed'
  await webhooks.set(id, { state: WEBHOOK_STATE[reason], off_at: at, failing_since: null })
  await webhooks.giveUp(id)
  await notifySwitchedOff(change, webhook, reason)
}
