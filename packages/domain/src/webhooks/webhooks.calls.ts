import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Page } from '../platform/lists/page.ts'
import type { DeliveryFilters } from './webhook.body.ts'
import type { Delivery, NewSecret, NewWebhook, Resent, Webhook } from './webhook.contract.ts'
import type { WebhookDraft } from './webhook.draft.ts'
import type { ResendChoice } from './webhook.enums.ts'

/** Moments in unix seconds. */
export interface Resending {
  readonly from: number
  readonly to: number
  readonly which: ResendChoice
}

export const webhooksCalls = {
  /** By name. */
  list: { call: 'GET /integrations/webhooks', response: typed<Webhook[]> },
  get: { call: 'GET /integrations/webhooks/:id', response: typed<Webhook> },
  create: {
    call: 'POST /integrations/webhooks',
    body: typed<WebhookDraft>,
    response: typed<NewWebhook>,
  },
  update: {
    call: 'POST /integrations/webhooks/:id/update',
    body: typed<WebhookDraft & { version: number }>,
  },
  remove: { call: 'POST /integrations/webhooks/:id/delete' },
  /** False when it is on already. */
  on: { call: 'POST /integrations/webhooks/:id/on' },
  /** False when it is off already. */
  off: { call: 'POST /integrations/webhooks/:id/off' },
  replaceSecret: {
    call: 'POST /integrations/webhooks/:id/replace-secret',
    body: typed<{ keepHours?: number }>,
    response: typed<NewSecret>,
  },
  /** False without one. */
  endOldSecret: { call: 'POST /integrations/webhooks/:id/end-old-secret' },
  /** The delivery, after its one attempt. */
  test: { call: 'POST /integrations/webhooks/:id/test', response: typed<Delivery> },
  deliveries: {
    call: 'GET /integrations/webhooks/:id/deliveries/:page/:limit',
    params: (id: number, page: number, limit: number, filters: Partial<DeliveryFilters>) => ({
      id,
      page,
      limit,
      ...filters,
    }),
    response: typed<Page<Delivery>>,
  },
  /** Sends one again; false while the webhook is off. */
  resend: { call: 'POST /integrations/webhooks/deliveries/:deliveryId/resend' },
  /** Sends what was missed; false while the webhook is off. */
  resendAll: {
    call: 'POST /integrations/webhooks/:id/resend',
    body: typed<Resending>,
    response: typed<Resent | false>,
  },
} as const satisfies CallTable

export interface WebhooksEnv extends EnvOf<{ webhooks: typeof webhooksCalls }> {}
