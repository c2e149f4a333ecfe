import type { ServerResponse } from 'node:http'
import { ATTEMPTS_AT_ONCE } from '@latchkey/domain/webhooks/webhook.limits'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { webhookSender } from '../../src/webhooks/sender.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { answering, startReceiver } from '../_receiver.ts'
import { addWebhook, webhookOf } from '../_webhooks.ts'

const receiver = await startReceiver()
const config = { outboundTargets: [receiver.target] }
const one = await serverOfFile({ config })
const other = await serverOfFile({
  address: one.address,
  config: { ...config, dataDir: one.context.config.dataDir },
})

afterAll(() => receiver.close())

beforeEach(() => one.db.deleteFrom('webhook').execute())

const rising = (numbers: readonly number[]) => numbers.toSorted((lower, higher) => lower - higher)

test('two servers deliver each event once, numbered without gaps', async () => {
  const [first, second] = [await caller(one, 'enquiries-view'), await caller(other, 'enquiries-view')]
  const manager = await caller(one, 'integrations-manage')
  const { id } = await addWebhook(manager, { url: receiver.url })
  const ids = await Promise.all(Array.from({ length: 60 }, () => insertLead(one.db)))
  await Promise.all(ids.map((lead, nr) => (nr % 2 === 0 ? first : second).post(`/leads/${lead}/delete`)))
  await vi.waitFor(
    async () => {
      expect(receiver.calls.length).toBeGreaterThanOrEqual(ids.length)
      expect((await webhookOf(manager, id)).waiting).toBe(0)
    },
    { timeout: inject('longWaitMs'), interval: 50 },
  )
  expect(rising(receiver.calls.map(({ body }) => Number(body.data['id'])))).toEqual(rising(ids))
  const sequences = receiver.calls.map(({ body }) => Number(body.data['sequence']))
  expect(rising(sequences)).toEqual(ids.map((_, place) => place + 1))
})

test('I2.6: at most four attempts of a webhook at a time, however many runs there are of it', async () => {
  const manager = await caller(one, 'integrations-manage')
  const agent = await caller(one, 'enquiries-view')
  const open: ServerResponse[] = []
  let most = 0
  receiver.answer = (response) => {
    open.push(response)
    most = Math.max(most, open.length)
  }
  const { id } = await addWebhook(manager, { url: receiver.url })
  await manager.post(`/integrations/webhooks/${id}/off`)
  const ids = await Promise.all(Array.from({ length: 40 }, () => insertLead(one.db)))
  for (const lead of ids) await agent.post(`/leads/${lead}/delete`)
  await one.services.dispatcher.settled()
  await manager.post(`/integrations/webhooks/${id}/on`)
  const now = Math.floor(one.clock.now / 1000)
  const missed = { from: now - 3600, to: now + 60, which: 'failed' }
  const resent = await manager.post(`/integrations/webhooks/${id}/resend`, missed)
  expect(resent.json<{ queued: number }>().queued).toBeGreaterThanOrEqual(ids.length)
  await vi.waitFor(() => expect(open).toHaveLength(ATTEMPTS_AT_ONCE), { timeout: inject('waitMs') })
  // pg-boss can begin two jobs of a group when two workers ask at once; these find no place, and end.
  for (const { context } of [one, other]) await webhookSender(context).send(id, () => new Date(context.now()))
  expect(open).toHaveLength(ATTEMPTS_AT_ONCE)
  await vi.waitFor(
    async () => {
      for (const response of open.splice(0)) response.end()
      expect((await webhookOf(manager, id)).waiting).toBe(0)
    },
    { timeout: inject('longWaitMs'), interval: 10 },
  )
  expect(most).toBe(ATTEMPTS_AT_ONCE)
})

test('an event arrives, whichever server takes its job, although the clock of one is behind', async () => {
  receiver.answer = answering(200)
  other.clock.now = one.clock.now - HOUR_MS
  const manager = await caller(one, 'integrations-manage')
  const agent = await caller(one, 'enquiries-view')
  await addWebhook(manager, { url: receiver.url })
  for (let round = 0; round < 10; round += 1) {
    const id = await insertLead(one.db)
    await agent.post(`/leads/${id}/delete`)
    const { body } = await receiver.call((call) => call.body.data['id'] === id)
    expect(body.type).toBe('lead.deleted')
  }
})
