import type { Delivery, NewWebhook, Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { afterAll, beforeEach, expect, inject, vi } from 'vitest'
import { caller, type Caller } from './_caller.ts'
import { serverOfFile } from './_harness.ts'
import { insertLead } from './_leads.ts'
import { answering, startReceiver } from './_receiver.ts'

let webhooks = 0

/** A valid body of a webhook. */
export function webhookBody(over: Record<string, unknown> = {}): Record<string, unknown> {
  webhooks += 1
  return { name: `Webhook ${webhooks}`, url: 'https://example.org/hook', types: null, ...over }
}

export async function addWebhook(manager: Caller, over: Record<string, unknown> = {}): Promise<NewWebhook> {
  const answer = await manager.post('/integrations/webhooks', webhookBody(over))
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json<NewWebhook>()
}

export const webhookOf = async (manager: Caller, id: number): Promise<Webhook> =>
  (await manager.get(`/integrations/webhooks/${id}`)).json<Webhook>()

/** Newest first. */
export const deliveriesOf = async (manager: Caller, id: number, query = ''): Promise<Delivery[]> =>
  (await manager.get(`/integrations/webhooks/${id}/deliveries/1/100${query}`)).json<Page<Delivery>>().models

const SEES_ALL = ['enquiries-view', 'viewings-view', 'reservations-view', 'properties-view'] as const

/** A server of the test file that may call two receivers; each test begins without webhooks. */
export async function officeWithReceivers() {
  const [receiver, other] = [await startReceiver(), await startReceiver()]
  const server = await serverOfFile({ config: { outboundTargets: [receiver.target, other.target] } })
  // The public library compares with the machine's clock.
  server.clock.now = Date.now()
  const manager = await caller(server, 'integrations-manage', ...SEES_ALL)
  const agent = await caller(server, ...SEES_ALL)

  afterAll(() => {
    receiver.close()
    other.close()
  })

  beforeEach(async () => {
    await server.db.deleteFrom('attempt').execute()
    await server.db.deleteFrom('webhook').execute()
    await server.db.deleteFrom('notification').execute()
    await server.services.dispatcher.settled()
    for (const each of [receiver, other]) {
      each.calls.length = 0
      each.answer = answering(200)
    }
  })

  const statesOf = async (id: number) => (await deliveriesOf(manager, id)).map(({ state }) => state)

  return {
    server,
    receiver,
    other,
    manager,
    agent,

    hook: (over: Record<string, unknown> = {}) => addWebhook(manager, { url: receiver.url, ...over }),

    /** A lead deleted: one event. */
    anEvent: async (): Promise<number> => {
      const id = await insertLead(server.db)
      await agent.post(`/leads/${id}/delete`)
      return id
    },

    statesOf,

    /** Waits until the deliveries have these states, the newest first. */
    reached: async (id: number, states: string[]) =>
      vi.waitFor(async () => expect(await statesOf(id)).toEqual(states), {
        timeout: inject('waitMs'),
        interval: 20,
      }),
  }
}
