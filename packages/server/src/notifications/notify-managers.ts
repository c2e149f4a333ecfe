import type { NotificationKind } from '@latchkey/domain/notifications/notification-kinds'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import { sql } from 'kysely'
import type { Change } from '../context/context.ts'
import type { NotificationFacts } from '../db/tables/notifications.ts'
import { hasAnyPermission } from '../db/user-permissions.ts'
import { notificationQueries } from './notifications.queries.ts'

/**
 * Notifies those who may manage integrations of a key, a webhook or a feed, with a notification and a mail to each, once a
 * day for each record and kind (rule I0.4); returns the number of notifications.
 */
export async function notifyManagers(
  change: Change,
  kind: NotificationKind,
  facts: NotificationFacts & { recordId: number },
): Promise<number> {
  const holders = await managersOf(change)
  if (holders.length === 0) return 0
  const since = new Date(change.now() - DAY_MS)
  const { recordId } = facts
  const notified = await notificationQueries(change.db).notifiedSince(since, {
    userIds: holders,
    kind,
    recordId,
  })
  const to = holders.filter((id) => !notified.includes(id))
  const ids = await change.notify({ to, kind, leadId: null, facts })
  await change.enqueueAll(
    'mail.notification',
    ids.map((notificationId) => ({ notificationId })),
  )
  return ids.length
}

/** Inactive ones too, whom `notify` leaves out. */
async function managersOf({ db }: Change): Promise<number[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where(hasAnyPermission(sql<number>`app_user.id`, sql`array['integrations-manage']`))
    .execute()
  return rows.map(({ id }) => id)
}
