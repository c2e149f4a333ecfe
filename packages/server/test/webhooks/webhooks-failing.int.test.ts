import { describe, expect, inject, test, vi } from 'vitest'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import { sendDueWebhooks } from '../../src/webhooks/webhooks.jobs.ts'
import { notificationsOf } from '../_notifications.ts'
import { answering } from '../_receiver.ts'
import { deliveriesOf, officeWithReceivers, webhookBody, webhookOf } from '../_webhooks.ts'

const { server, receiver, other, manager, hook, anEvent, statesOf, reached } = await officeWithReceivers()

/** Sends the deliveries that are due at a moment, as the demo's job does. */
const sendAt = (ms: number) => sendDueWebhooks(server.context, new Date(server.clock.now + ms))

/** Seconds until the second attempt. */
const waitAfter = async (status: number, retryAfter: string) => {
  const { id } = await hook()
  receiver.answer = answering(status, { 'retry-after': retryAfter })
  await anEvent()
  await reached(id, ['failed'])
  const [delivery] = await deliveriesOf(manager, id)
  await manager.post(`/integrations/webhooks/${id}/delete`)
  return (delivery?.nextAt ?? 0) - (delivery?.lastAt ?? 0)
}

describe('what does not get through', () => {
  test('I2/4: 500, then 200: two attempts with one id and two times', async () => {
    const { id } = await hook()
    receiver.answer = answering(500)
    await anEvent()
    await reached(id, ['failed'])
    expect(await webhookOf(manager, id)).toMatchObject({ state: 'failing', waiting: 1 })
    receiver.answer = answering(200)
    await sendAt(10_000)
    expect(await deliveriesOf(manager, id)).toMatchObject([{ state: 'delivered', attempts: 2, status: 200 }])
    const [first, second] = receiver.calls
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id'])
    expect(first?.headers['webhook-timestamp']).not.toBe(second?.headers['webhook-timestamp'])
    expect(await webhookOf(manager, id)).toMatchObject({ state: 'on', failingSince: null, waiting: 0 })
  })

  test('the waits get longer, and after ten attempts it is given up', async () => {
    const { id } = await hook()
    receiver.answer = answering(404)
    await anEvent()
    await reached(id, ['failed'])
    const waits: number[] = []
    for (let attempt = 1; attempt < 10; attempt += 1) {
      const [delivery] = await deliveriesOf(manager, id)
      waits.push((delivery?.nextAt ?? 0) - (delivery?.lastAt ?? 0))
      await sendAt((delivery?.nextAt ?? 0) * 1000 + 1_000 - server.clock.now)
    }
    for (const [place, usual] of [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].entries()) {
      expect(waits[place]).toBeGreaterThanOrEqual(Math.floor(usual * 0.9) - 1)
      expect(waits[place]).toBeLessThanOrEqual(Math.ceil(usual * 1.1) + 1)
    }
    expect(await deliveriesOf(manager, id)).toMatchObject([{ state: 'given-up', attempts: 10, nextAt: null }])
  })

  test('a later Retry-After counts on 429 and 503, up to a day', async () => {
    expect(await waitAfter(429, '3600')).toBe(3600)
    expect(await waitAfter(503, '999999')).toBe(86_400)
    expect(await waitAfter(500, '3600')).toBeLessThan(10)
  })

  test('I2/5: a redirect is never followed; 410 switches off, with a notification', async () => {
    const { id } = await hook()
    receiver.answer = answering(302, { location: other.url })
    await anEvent()
    await reached(id, ['failed'])
    expect(await deliveriesOf(manager, id)).toMatchObject([{ status: 302, fault: 'redirect' }])
    receiver.answer = answering(410)
    await sendAt(10_000)
    expect(await statesOf(id)).toEqual(['given-up'])
    expect(await webhookOf(manager, id)).toMatchObject({ state: 'off', offBecause: 'gone', waiting: 0 })
    expect(await notificationsOf(manager)).toMatchObject([
      { kind: 12, path: `/settings/integrations/webhooks/${id}`, leadId: null },
    ])
    expect(other.calls).toEqual([])
  })

  test('I2/6: switched off after days without success, told once; what was missed arrives once', async () => {
    const { id } = await hook({ name: 'Accounts' })
    await server.settled()
    const before = server.mails().length
    receiver.answer = answering(500)
    const missed = [await anEvent(), await anEvent()]
    await reached(id, ['failed', 'failed'])
    await sendAt(6 * DAY_MS)
    expect(await webhookOf(manager, id)).toMatchObject({ state: 'off', offBecause: 'failed' })
    expect(await statesOf(id)).toEqual(['given-up', 'given-up'])
    expect((await notificationsOf(manager)).map(({ text }) => text)).toEqual([
      'Webhook Accounts was switched off.',
    ])
    missed.push(await anEvent())
    await server.settled()
    expect(server.mails().length).toBe(before + 1)
    expect(await deliveriesOf(manager, id)).toHaveLength(2)

    receiver.answer = answering(200)
    receiver.calls.length = 0
    const window = {
      from: Math.floor(server.clock.now / 1000) - 3600,
      to: Math.floor(server.clock.now / 1000) + 60,
    }
    const resend = (body: object) =>
      manager.post(`/integrations/webhooks/${id}/resend`, { ...window, ...body })
    expect((await resend({ which: 'failed' })).json()).toBe(false)
    await manager.post(`/integrations/webhooks/${id}/on`)
    expect((await resend({ which: 'some' })).json()).toEqual([
      { attribute: 'which', errors: [{ name: 'enumerable' }] },
    ])
    expect((await resend({ which: 'failed', from: window.to + 1 })).json()).toEqual([
      { attribute: 'to', errors: [{ name: 'range' }] },
    ])
    const queued = (await resend({ which: 'failed' })).json<{ queued: number }>()
    expect(queued.queued).toBeGreaterThanOrEqual(3)
    await vi.waitFor(async () => expect((await webhookOf(manager, id)).waiting).toBe(0), {
      timeout: inject('waitMs'),
    })
    const arrived = receiver.calls.filter(({ body }) => missed.includes(body.data['id'] as number))
    // In any order.
    expect(new Set(arrived.map(({ body }) => body.data['id']))).toEqual(new Set(missed))
    expect(arrived).toHaveLength(missed.length)
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(queued.queued)
  })

  test('I2/9: one receiver that never answers delays no other', async () => {
    await hook({ url: other.url })
    await hook()
    other.answer = () => undefined
    for (let nr = 0; nr < 6; nr += 1) await anEvent()
    const begun = performance.now()
    const id = await anEvent()
    await receiver.call(({ body }) => body.data['id'] === id)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(other.calls.length).toBeLessThanOrEqual(4)
    other.answer = answering(200)
  })

  test('off, nothing is sent or queued, and nothing can be resent', async () => {
    const { id } = await hook()
    receiver.answer = answering(500)
    await anEvent()
    await reached(id, ['failed'])
    const [delivery] = await deliveriesOf(manager, id)
    await manager.post(`/integrations/webhooks/${id}/off`)
    expect(await statesOf(id)).toEqual(['given-up'])
    await anEvent()
    await sendAt(DAY_MS)
    expect([receiver.calls.length, (await deliveriesOf(manager, id)).length]).toEqual([1, 1])
    expect((await manager.post(`/integrations/webhooks/deliveries/${delivery?.id}/resend`)).json()).toBe(
      false,
    )
  })

  test('deliveries are filtered by state, type and days', async () => {
    const { id } = await hook()
    await anEvent()
    await reached(id, ['delivered'])
    const count = async (query: string) => (await deliveriesOf(manager, id, query)).length
    const [today, tomorrow] = [0, DAY_MS].map((ms) =>
      new Date(server.clock.now + ms).toISOString().slice(0, 10),
    )
    expect(await count(`?state=delivered&type=lead.deleted&from=${today}&to=${today}`)).toBe(1)
    expect(await count('?state=failed')).toBe(0)
    expect(await count('?type=lead.created')).toBe(0)
    expect(await count(`?from=${tomorrow}`)).toBe(0)
    expect(
      (await manager.get(`/integrations/webhooks/${id}/deliveries/1/25?state=lost&from=x`)).json(),
    ).toEqual([
      { attribute: 'state', errors: [{ name: 'enumerable' }] },
      { attribute: 'from', errors: [{ name: 'date' }] },
    ])
    expect(
      (await manager.post('/integrations/webhooks', webhookBody({ url: 'http://127.0.0.1:1' }))).statusCode,
    ).toBe(422)
  })
})
