import { expect, inject, test, vi } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { startReceiver } from '../_receiver.ts'
import { addWebhook, webhookOf } from '../_webhooks.ts'

const receiver = await startReceiver()
const config = { outboundTargets: [receiver.target] }
const one = await serverOfFile({ config })
const other = await serverOfFile({
  address: one.address,
  config: { ...config, dataDir: one.context.config.dataDir },
})

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
  receiver.close()
})
