import type { Context } from './context/context.ts'
import { keysJobHandlers } from './housekeeping/keys.job.ts'
import { sweepHandlers } from './housekeeping/sweep.job.ts'
import { feedHandlers } from './feeds/sending/sending.jobs.ts'
import { webhookHandlers } from './webhooks/webhooks.jobs.ts'
import type { JobHandlers } from './jobs/jobs.contract.ts'
import { notifyOfDeadlines } from './leads/deadlines/deadlines.job.ts'
import { askForFeedback } from './leads/outcome/feedback.job.ts'
import { remindOfViewings } from './leads/reminders/reminders.job.ts'
import { mailHandlers } from './mail/mail.jobs.ts'
import { referencingHandlers } from './referencing/referencing.jobs.ts'
import { importHandlers } from './imports/run/run.jobs.ts'
import { sheetHandlers } from './sheets/sheets.jobs.ts'

/** The handlers of all jobs; `jobs/jobs.contract.ts` has their names, data and schedules. */
export function jobHandlers(context: Context): JobHandlers {
  const at = () => new Date(context.now())
  return {
    ...mailHandlers(context),
    ...referencingHandlers(context),
    ...sheetHandlers(context),
    ...importHandlers(context),
    ...sweepHandlers(context),
    ...keysJobHandlers(context),
    ...webhookHandlers(context),
    ...feedHandlers(context),
    // Each sends what is due, also what was due while no server ran.
    'viewings.remind': async () => void (await remindOfViewings(context, at())),
    'viewings.ask-feedback': async () => void (await askForFeedback(context, at())),
    'reservations.deadlines': async () => void (await notifyOfDeadlines(context, at())),
  }
}
