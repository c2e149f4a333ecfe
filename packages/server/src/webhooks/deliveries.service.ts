import {
  deliveryFilterErrors,
  type DeliveriesQuery,
  type ResendBody,
} from '@latchkey/domain/webhooks/webhook.body'
import type { Delivery, Resent } from '@latchkey/domain/webhooks/webhook.contract'
import type { DeliveryState, ResendChoice } from '@latchkey/domain/webhooks/webhook.enums'
import { RESENT_MAX } from '@latchkey/domain/webhooks/webhook.limits'
import { validateResend } from '@latchkey/domain/webhooks/webhook.suite'
import { TEST_EVENT } from '@latchkey/domain/events/event.enums'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { addDays } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { accepted, acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { found, tooManyResent } from '../platform/http/error.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { startOfDay } from '../platform/values/start-of-day.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { deliveryQueries } from './deliveries.queries.ts'
import { webhookSender } from './sender.ts'
import { WEBHOOK_STATE } from './webhook.numbers.ts'
import { presentDelivery } from './webhook.present.ts'
import { webhookQueries } from './webhooks.queries.ts'
import { note } from './webhooks.service.ts'

export type DeliveriesService = ReturnType<typeof deliveriesService>

/** Lists deliveries and sends them again. */
export function deliveriesService(context: Context) {
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))
  const sender = webhookSender(context)
  const at = () => new Date(context.now())

  return {
    /** Newest first. */
    async page(
      id: number,
      params: { page: number; limit: number },
      query: Static<typeof DeliveriesQuery>,
    ): Promise<Page<Delivery>> {
      const { state, type, from, to } = accepted(query, deliveryFilterErrors(query.values))
      found(await webhookQueries(context.db).find(id))
      const condition = {
        state: state as DeliveryState | '',
        type,
        from: from === '' ? null : startOfDay(dates, from),
        until: to === '' ? null : startOfDay(dates, addDays(to, 1)),
      }
      const bounds = boundedPage(params)
      const queries = deliveryQueries(context.db)
      const [total, records] = await Promise.all([
        queries.count(id, condition),
        queries.page(id, condition, bounds),
      ])
      return pageOf(records.map(presentDelivery), total, bounds)
    },

    /** One attempt, also while the webhook is off; changes no state of it. */
    async test(actor: Actor, id: number): Promise<Delivery> {
      const deliveryId = await context.change(actor, async (change) => {
        found(await webhookQueries(change.db).lock(id))
        return deliveryQueries(change.db).addTest(id, {
          type: TEST_EVENT,
          by: { kind: 'user', id: actor.userId },
          at: at(),
        })
      })
      await sender.attempt(deliveryId, at())
      return presentDelivery(found(await deliveryQueries(context.db).find(id, deliveryId)))
    },

    /** False while the webhook is off. */
    async resend(actor: Actor, deliveryId: number): Promise<boolean> {
      return context.change(actor, async (change) => {
        const queries = deliveryQueries(change.db)
        const webhookId = found(await queries.webhookOf(deliveryId))
        const webhook = found(await webhookQueries(change.db).lock(webhookId))
        if (webhook.state !== WEBHOOK_STATE.on) return false
        const now = at()
        await queries.again(deliveryId, now)
        await change.enqueue('webhooks.send', { webhookId, dueAt: now.getTime() })
        change.push('integrations-refresh', {})
        return true
      })
    },

    /**
     * Sends again the failed deliveries of a period, or all of them. False while the webhook is off.
     * @throws AppError 404, 422, 409 with the maximum
     */
    async resendAll(actor: Actor, id: number, body: Static<typeof ResendBody>): Promise<Resent | false> {
      return context.change(actor, async (change) => {
        const webhook = found(await webhookQueries(change.db).lock(id))
        const now = at()
        const { from, to, which } = acceptedWith(
          body,
          ['from', 'to'],
          validateResend(body.values, unixSeconds(now)),
        )
        if (webhook.state !== WEBHOOK_STATE.on) return false
        const queries = deliveryQueries(change.db)
        const window = {
          from: new Date(from * 1000),
          // The whole of its last second.
          to: new Date((to + 1) * 1000),
          which: which as ResendChoice,
        }
        const queued = await queries.countMissed(id, window)
        if (queued > RESENT_MAX) throw tooManyResent({ max: RESENT_MAX })
        await queries.sendMissed(id, window, now)
        if (queued > 0) await change.enqueue('webhooks.send', { webhookId: id, dueAt: now.getTime() })
        await note(change, 'webhook.resend', id, [{ field: 'queued', from: null, to: queued }])
        return { queued }
      })
    },
  }
}
