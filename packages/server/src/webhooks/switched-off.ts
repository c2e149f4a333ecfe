import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import type { Change } from '../context/context.ts'
import { notifyManagers } from '../notifications/notify-managers.ts'
import type { WebhookRecord } from './webhooks.queries.ts'

/** A webhook that the server itself has switched off. */
export async function notifySwitchedOff(
  change: Change,
  { id }: WebhookRecord,
  reason: 'failed' | 'gone',
): Promise<void> {
  await change.audit({
    action: 'webhook.off',
    entity: 'webhook',
    entityId: id,
    changes: [{ field: 'offBecause', from: null, to: reason }],
  })
  await notifyManagers(change, NOTIFICATION_KIND.WebhookOff, { recordId: id })
}
