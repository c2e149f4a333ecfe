import { FIXTURE_NOW } from '../../leads/lead.fixtures.ts'
import { DAY_SECONDS } from '../../platform/values/durations.ts'
import type { ApiKey } from './key.contract.ts'

export const aKey = (fields: Partial<ApiKey> = {}): ApiKey => ({
  id: 1,
  name: 'Website',
  prefix: 'lk_7Fk2mQ9x',
  areas: { listings: 'read', intake: 'change' },
  createdBy: { id: 1, name: 'Ada Admin' },
  createdAt: FIXTURE_NOW - 30 * DAY_SECONDS,
  expiresOn: '2027-01-31',
  endsAt: null,
  lastUsedAt: FIXTURE_NOW - 60,
  lastUsedFrom: '203.0.113.9',
  state: 'in-use',
  version: 1,
  ...fields,
})

/** One key in each state. */
export const A_KEY_OF_EACH_STATE: readonly ApiKey[] = [
  aKey(),
  aKey({
    id: 2,
    name: 'Reporting',
    prefix: 'lk_0aBcD3fG',
    areas: { enquiries: 'read', viewings: 'read', reservations: 'read' },
    expiresOn: null,
    endsAt: FIXTURE_NOW + DAY_SECONDS,
    state: 'replaced',
  }),
  aKey({ id: 3, name: 'Old CRM', prefix: 'lk_Zz9Yy8Xx', expiresOn: '2026-02-01', state: 'expired' }),
  aKey({
    id: 4,
    name: 'Trial',
    prefix: 'lk_q1W2e3R4',
    areas: { properties: 'change' },
    lastUsedAt: null,
    lastUsedFrom: null,
    state: 'revoked',
  }),
]

/** A whole key, with a right checksum. */
export const A_WHOLE_KEY = 'lk_7Fk2mQ9x_0123456789abcdefghijklmnopqrstuv07WOYa'
