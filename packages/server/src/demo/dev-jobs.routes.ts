import { NOTIFICATION_KIND, type NotificationKind } from '@latchkey/domain/notifications/notification-kinds'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import {
  bodyOf,
  Instant,
  type Received,
  type ValuesOf,
} from '@latchkey/domain/platform/validation/request-body'
import type { FastifyPluginAsync } from 'fastify'
import { Type, type Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { eraseExpired } from '../imports/erase.job.ts'
import { sendDueFeeds } from '../feeds/sending/sending.jobs.ts'
import { runKeys } from '../housekeeping/keys.job.ts'
import { sendDueWebhooks } from '../webhooks/webhooks.jobs.ts'
import { notifyOfDeadlines } from '../leads/deadlines/deadlines.job.ts'
import { askForFeedback } from '../leads/outcome/feedback.job.ts'
import { remindOfViewings } from '../leads/reminders/reminders.job.ts'
import { accepted } from '../platform/http/accepted.ts'
import { notFound } from '../platform/http/error.ts'

const DevJobBody = bodyOf({ at: Instant })

const DevJobContract = Type.Object({ mails: Type.Integer(), notifications: Type.Integer() })

/** The result of a run. */
type Made = Static<typeof DevJobContract>

const mailing =
  (job: (context: Context, at: Date) => Promise<number>) =>
  async (context: Context, at: Date): Promise<Made> => ({ mails: await job(context, at), notifications: 0 })

async function noticesOf({ db }: Context, kind: NotificationKind): Promise<number> {
  const { total } = await db
    .selectFrom('notification')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return total
}

/** Each notification is mailed too. */
const notifying =
  (kind: NotificationKind, job: (context: Context, at: Date) => Promise<void>) =>
  async (context: Context, at: Date): Promise<Made> => {
    const before = await noticesOf(context, kind)
    await job(context, at)
    const notifications = (await noticesOf(context, kind)) - before
    return { mails: notifications, notifications }
  }

const JOBS: Readonly<Record<string, (context: Context, at: Date) => Promise<Made>>> = {
  reminders: mailing(remindOfViewings),
  feedback: mailing(askForFeedback),
  imports: async (context, at) => {
    await eraseExpired(context, at)
    return { mails: 0, notifications: 0 }
  },
  keys: runKeys,
  webhooks: notifying(NOTIFICATION_KIND.WebhookOff, sendDueWebhooks),
  feeds: notifying(NOTIFICATION_KIND.FeedNotSent, sendDueFeeds),
  deadlines: async (context, at) => ({ mails: 0, notifications: await notifyOfDeadlines(context, at) }),
}

/** Runs a periodic job of the demo as if it were a given moment; registered in a demo only. */
export const devJobsRoutes =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    app.post<{ Params: { name: string }; Body: Received<ValuesOf<typeof DevJobBody>> }>(
      '/dev/jobs/:name',
      {
        config: { access: 'public' },
        schema: { body: DevJobBody, response: { 200: DevJobContract, 422: FieldErrorsContract } },
      },
      async ({ params, body }) => {
        const job = Object.hasOwn(JOBS, params.name) ? JOBS[params.name] : undefined
        if (job === undefined) throw notFound()
        const { at } = accepted(body)
        return job(context, new Date(at === null ? context.now() : at * 1000))
      },
    )
  }
