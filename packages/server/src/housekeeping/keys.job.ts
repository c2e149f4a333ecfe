import { FILES_KEPT_DAYS } from '@latchkey/domain/feeds/feed.limits'
import { EXPIRY_NOTICE_DAYS, IDEMPOTENCY_KEPT_MS } from '@latchkey/domain/integrations/keys/key.limits'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import { EVENTS_KEPT_DAYS } from '@latchkey/domain/webhooks/webhook.limits'
import { addDays } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Change, Context } from '../context/context.ts'
import { sendingQueries } from '../feeds/sending/sending.queries.ts'
import { inBatches } from '../jobs/in-batches.ts'
import { eraseReceivedBodies } from '../intake/received/erase-bodies.ts'
import type { PlainHandlers } from '../jobs/jobs.contract.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { notifyManagers } from '../notifications/notify-managers.ts'
import { idempotencyQueries } from '../integrations/keys/idempotency.queries.ts'
import { keyQueries } from '../integrations/keys/keys.queries.ts'

/** The time of day in business time. */
const RUN_FROM = '08:00'

/** Removes what is past its time. */
const CLEAN_UPS: readonly ((change: Change, at: Date) => Promise<void>)[] = [
  ({ db }, at) => idempotencyQueries(db).removeBefore(new Date(at.getTime() - IDEMPOTENCY_KEPT_MS)),
  ({ db }, at) => eraseReceivedBodies(db, at.getTime()),
  // With their deliveries.
  async ({ db }, at) => {
    const before = new Date(at.getTime() - EVENTS_KEPT_DAYS * DAY_MS)
    await db.deleteFrom('event').where('at', '<', before).execute()
  },
  ({ db }, at) => sendingQueries(db).removeBefore(new Date(at.getTime() - FILES_KEPT_DAYS * DAY_MS)),
]

/** Tells of keys that expire soon, and cleans up; idempotent. Each notification is mailed too. */
export async function runKeys(context: Context, at: Date): Promise<{ mails: number; notifications: number }> {
  const today = datesOf(context, at).today()
  const soon = addDays(today, EXPIRY_NOTICE_DAYS)
  const notifications = await inBatches((limit) =>
    context.change(null, async (change) => {
      const keys = await keyQueries(change.db).claimExpiring({ today, soon, limit })
      let done = 0
      for (const { id, expiresOn } of keys)
        done += await notifyManagers(change, NOTIFICATION_KIND.KeyExpires, {
          recordId: id,
          deadlineOn: expiresOn,
        })
      return { claimed: keys.length, done }
    }),
  )
  for (const cleanUp of CLEAN_UPS) await context.change(null, (change) => cleanUp(change, at))
  return { mails: notifications, notifications }
}

export const keysJobHandlers = (context: Context): PlainHandlers<'integrations.keys'> => ({
  // Also what was due while no server ran.
  'integrations.keys': async () => {
    const at = new Date(context.now())
    const time = datesOf(context, at).formatTime(unixSeconds(at))
    if (time >= RUN_FROM) await runKeys(context, at)
  },
})

const datesOf = ({ config }: Context, at: Date) => createDateFormatter(config.timeZone, () => unixSeconds(at))
