import type { Delivery, NewWebhook, Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { expect } from 'vitest'
import type { Caller } from './_caller.ts'

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
