import type { Delivery, Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { isEventType } from '@latchkey/domain/events/event.enums'
import { eventId } from '../events/event-id.ts'
import { unixSeconds, unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import type { ListedDelivery } from './deliveries.queries.ts'
import { deliveryStateOf, faultOfNumber, offReasonOf } from './webhook.numbers.ts'
import type { ListedWebhook } from './webhooks.queries.ts'

export function presentWebhook(record: ListedWebhook, now: Date): Webhook {
  const offBecause = offReasonOf(record.state)
  return {
    id: record.id,
    name: record.name,
    url: record.url,
    types: record.types?.filter(isEventType) ?? null,
    includeRecord: record.has_record,
    skipKeyId: record.skip_key_id,
    state: offBecause !== null ? 'off' : record.failing_since === null ? 'on' : 'failing',
    offBecause,
    failingSince: unixSecondsOrNull(record.failing_since),
    offAt: unixSecondsOrNull(record.off_at),
    oldSecretUntil:
      record.old_until !== null && record.old_until > now ? unixSeconds(record.old_until) : null,
    waiting: record.waiting,
    createdAt: unixSeconds(record.at),
    version: record.version,
  }
}

export const presentDelivery = (record: ListedDelivery): Delivery => ({
  id: record.id,
  eventId: eventId(record.event_id),
  type: record.type,
  recordId: record.record_id,
  recordName: record.name,
  firstAt: unixSecondsOrNull(record.first_at),
  lastAt: unixSecondsOrNull(record.last_at),
  nextAt: unixSecondsOrNull(record.next_at),
  attempts: record.attempts,
  status: record.last_status,
  fault: faultOfNumber(record.last_fault),
  ms: record.last_ms,
  state: deliveryStateOf(record.state),
})
