import { createDateFormatter, type DateFormatter } from '@latchkey/domain/platform/values/time'
import type { Change, Context } from '../../context/context.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { feedQueries } from '../feed.queries.ts'
import { lastHourOf } from './last-hour.ts'
import { notifyNotSent } from './not-sent.ts'
import { sendingQueries } from './sending.queries.ts'

/** A file for each portal of which an hour has begun since the last one; several hours of a stop are one. */
export async function makeScheduledFiles(context: Context, at: Date): Promise<void> {
  const dates = createDateFormatter(context.config.timeZone)
  for (const feedId of await sendingQueries(context.db).scheduledFeeds())
    await context.change(null, (change) => makeFile(change, feedId, { dates, at }))
}

async function makeFile(
  change: Change,
  feedId: number,
  { dates, at }: { dates: DateFormatter; at: Date },
): Promise<void> {
  const files = sendingQueries(change.db)
  const feed = await feedQueries(change.db).lock(feedId)
  const hour = lastHourOf(feed?.hours ?? [], dates, unixSeconds(at))
  if (feed === undefined || hour === null) return
  const since = unixSeconds(feed.scheduled_at ?? feed.created_at)
  // The file being sent ends first, and the hour has its file then.
  if (hour <= since || (await files.isSending(feedId))) return
  const id = await files.insert({ feed_id: feedId, at, is_scheduled: true, next_at: at })
  await feedQueries(change.db).update(feedId, { scheduled_at: new Date(hour * 1000) })
  // An earlier file that waited to be tried again is not sent any more.
  if ((await files.dropRetries(feedId, id)) > 0) await notifyNotSent(change, feedId)
  change.push('integrations-refresh', {})
}
