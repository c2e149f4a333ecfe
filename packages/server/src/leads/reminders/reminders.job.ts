import { addDays } from '@latchkey/domain/platform/values/days'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { sql } from 'kysely'
import type { Change, Context } from '../../context/context.ts'
import { inBatches } from '../../jobs/in-batches.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { startOfDay } from '../../platform/values/start-of-day.ts'

/** The time on the day before the viewing, in the business time zone. */
const REMIND_FROM = '10:00'
const REMIND_BEFORE = '18:00'

/** Starts of days. */
interface Days {
  readonly today: Date
  readonly tomorrow: Date
  readonly dayAfter: Date
}

/** Mails the reminders of tomorrow's viewings; returns their number. No-op outside the hours of reminders. */
export async function remindOfViewings(context: Context, at: Date): Promise<number> {
  const dates = createDateFormatter(context.config.timeZone, () => unixSeconds(at))
  const day = dates.today()
  const time = dates.formatTime(unixSeconds(at))
  if (time < REMIND_FROM || time >= REMIND_BEFORE) return 0
  const startOf = (date: string) => startOfDay(dates, date)
  const days = { today: startOf(day), tomorrow: startOf(addDays(day, 1)), dayAfter: startOf(addDays(day, 2)) }
  return inBatches((limit) =>
    context.change(null, async (change) => {
      const due = await claimDue(change, days, limit)
      await change.enqueueAll('mail.viewing-reminder', due)
      return { claimed: due.length, done: due.length }
    }),
  )
}

/** Takes up to `limit` viewings. A lead that is being saved is left to the next run. */
async function claimDue({ db }: Change, { today, tomorrow, dayAfter }: Days, limit: number) {
  const due = await db
    .updateTable('lead')
    .set((row) => ({ reminded_for: row.ref('viewing_at') }))
    .where('id', 'in', (leads) =>
      leads
        .selectFrom('lead')
        .select('id')
        .where('deleted_at', 'is', null)
        .where('status', '=', LEAD_STATUS.ViewingScheduled)
        .where('viewing_at', '>=', tomorrow)
        .where('viewing_at', '<', dayAfter)
        .where('viewing_confirmed_at', '<', today)
        .where(sql<boolean>`reminded_for is distinct from viewing_at`)
        .orderBy('viewing_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'viewing_at'])
    .execute()
  return due.flatMap(({ id, viewing_at: viewingAt }) =>
    viewingAt === null ? [] : [{ leadId: id, viewingDate: unixSeconds(viewingAt) }],
  )
}
