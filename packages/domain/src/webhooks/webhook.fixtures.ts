import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import { DAY_SECONDS } from '../platform/values/durations.ts'
import type { Delivery, Webhook } from './webhook.contract.ts'

export const aWebhook = (fields: Partial<Webhook> = {}): Webhook => ({
  id: 1,
  name: 'Accounts',
  url: 'https://accounts.example/latchkey',
  types: null,
  includeRecord: false,
  skipKeyId: null,
  state: 'on',
  offBecause: null,
  failingSince: null,
  offAt: null,
  oldSecretUntil: null,
  waiting: 0,
  createdAt: FIXTURE_NOW - 30 * DAY_SECONDS,
  version: 1,
  ...fields,
})

/** One webhook in each state. */
export const A_WEBHOOK_OF_EACH_STATE: readonly Webhook[] = [
  aWebhook(),
  aWebhook({
    id: 2,
    name: 'Calendar',
    types: ['viewing.confirmed', 'viewing.moved', 'viewing.cancelled'],
    state: 'failing',
    failingSince: FIXTURE_NOW - 3_600,
    waiting: 3,
  }),
  aWebhook({ id: 3, name: 'Reporting', state: 'off', offBecause: 'hand', offAt: FIXTURE_NOW }),
  aWebhook({ id: 4, name: 'Old CRM', state: 'off', offBecause: 'failed', offAt: FIXTURE_NOW }),
  aWebhook({ id: 5, name: 'Trial', state: 'off', offBecause: 'gone', offAt: FIXTURE_NOW }),
]

export const aDelivery = (fields: Partial<Delivery> = {}): Delivery => ({
  id: 1,
  eventId: 'evt_1',
  type: 'lead.created',
  recordId: 7,
  recordName: 'Ann Lee',
  firstAt: FIXTURE_NOW - 60,
  lastAt: FIXTURE_NOW - 60,
  nextAt: null,
  attempts: 1,
  status: 200,
  fault: null,
  ms: 84,
  state: 'delivered',
  ...fields,
})

/** Each state and fault of a delivery, newest first. */
export const A_DELIVERY_OF_EACH_FAULT: readonly Delivery[] = [
  aDelivery({ id: 9, firstAt: null, lastAt: null, attempts: 0, status: null, ms: null, state: 'waiting' }),
  aDelivery({ id: 8, type: 'webhook.test', recordName: 'Accounts' }),
  aDelivery({ id: 7, status: 500, state: 'failed', attempts: 2, nextAt: FIXTURE_NOW + 240 }),
  aDelivery({ id: 6, status: null, fault: 'timeout', ms: 15_000, state: 'failed', nextAt: FIXTURE_NOW + 5 }),
  aDelivery({ id: 5, status: null, fault: 'name', state: 'failed', nextAt: FIXTURE_NOW + 5 }),
  aDelivery({ id: 4, status: null, fault: 'connection', state: 'failed', nextAt: FIXTURE_NOW + 5 }),
  aDelivery({ id: 3, status: null, fault: 'address', state: 'given-up', recordName: null }),
  aDelivery({ id: 2, status: null, fault: 'certificate', state: 'given-up', attempts: 10 }),
  aDelivery({ id: 1, status: 302, fault: 'redirect', state: 'given-up', attempts: 10 }),
]

export const A_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='
