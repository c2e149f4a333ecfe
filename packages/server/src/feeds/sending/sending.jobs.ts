import type { Context } from '../../context/context.ts'
import type { PlainHandlers } from '../../jobs/jobs.contract.ts'
import { portalFilesOf } from '../portal/portal-files.ts'
import { feedSender } from './feed-sender.ts'
import { makeScheduledFiles } from './schedule.ts'
import { sendingQueries } from './sending.queries.ts'

export function feedHandlers(context: Context): PlainHandlers<'feeds.send' | 'feeds.due'> {
  const sender = senderOf(context)
  const at = () => new Date(context.now())
  return {
    'feeds.send': ({ feedId, dueAt = 0 }) =>
      sender.send(feedId, () => new Date(Math.max(context.now(), dueAt))),
    'feeds.due': async () => {
      await makeScheduledFiles(context, at())
      const due = await sendingQueries(context.db).dueFeeds(at(), at())
      await context.change(null, (change) =>
        change.enqueueAll(
          'feeds.send',
          due.map((feedId) => ({ feedId, dueAt: change.now() })),
        ),
      )
    },
  }
}

/** Sends what is due at a moment, as if it were then. */
export async function sendDueFeeds(context: Context, at: Date): Promise<void> {
  const sender = senderOf(context)
  await makeScheduledFiles(context, at)
  const due = await sendingQueries(context.db).dueFeeds(at, new Date(context.now()))
  await Promise.all(due.map((feedId) => sender.send(feedId, () => at)))
}

const senderOf = (context: Context) => feedSender(context, portalFilesOf(context).build)
