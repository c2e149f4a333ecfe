import { bodyOf, Instant, Text, TextsOrNull, Whole, Yes } from '../platform/validation/request-body.ts'
import { isDay } from '../platform/values/days.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { isEventType, TEST_EVENT } from '../events/event.enums.ts'
import { DELIVERY_STATES } from './webhook.enums.ts'
import { KEEP_SECRET_HOURS } from './webhook.limits.ts'

/** More than there are types, each of which may be named twice. */
const TYPES_MAX = 100

const fields = {
  name: Text,
  url: Text,
  /** Null for all. */
  types: TextsOrNull('enumerable', TYPES_MAX),
  includeRecord: Yes,
  skipKeyId: Whole('enumerable'),
}

export const NewWebhookBody = bodyOf(fields, ['name', 'url', 'types'])

export const WebhookBody = bodyOf({ ...fields, version: Whole('invalid') }, [
  'name',
  'url',
  'types',
  'version',
])

export const ReplaceSecretBody = bodyOf({
  keepHours: Whole('invalid', { default: KEEP_SECRET_HOURS.usual }),
})

export const ResendBody = bodyOf({ from: Instant, to: Instant, which: Text }, ['from', 'to', 'which'])

/** Blank for all. */
export const DeliveriesQuery = bodyOf({ state: Text, type: Text, from: Text, to: Text })

export interface DeliveryFilters {
  readonly state: string
  readonly type: string
  /** Days in business time. */
  readonly from: string
  readonly to: string
}

export function deliveryFilterErrors({ state, type, from, to }: DeliveryFilters): ErrorsByField {
  const isKnown = state === '' || (DELIVERY_STATES as readonly string[]).includes(state)
  return {
    ...(!isKnown && { state: ['enumerable'] }),
    ...(type !== '' && type !== TEST_EVENT && !isEventType(type) && { type: ['enumerable'] }),
    ...(from !== '' && !isDay(from) && { from: ['date'] }),
    ...(to !== '' && !isDay(to) && { to: ['date'] }),
  }
}
