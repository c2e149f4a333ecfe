import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import type { Change } from '../../context/context.ts'
import { notifyManagers } from '../../notifications/notify-managers.ts'

/** A scheduled file is held, or was tried for the last time. */
export async function notifyNotSent(change: Change, feedId: number): Promise<void> {
  await notifyManagers(change, NOTIFICATION_KIND.FeedNotSent, { recordId: feedId })
}
