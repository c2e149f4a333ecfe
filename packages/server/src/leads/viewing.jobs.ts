import type { Context } from '../context/context.ts'
import type { PlainHandlers } from '../jobs/jobs.contract.ts'
import { tellDeadlines } from './deadlines/deadlines.job.ts'
import { askForFeedback } from './outcome/feedback.job.ts'
import { remindOfViewings } from './reminders/reminders.job.ts'

/** Each sends what is due, also what was due while no server ran. */
export function viewingHandlers(
  context: Context,
): PlainHandlers<'viewings.remind' | 'viewings.ask-feedback' | 'reservations.deadlines'> {
  const at = () => new Date(context.now())
  return {
    'viewings.remind': async () => void (await remindOfViewings(context, at())),
    'viewings.ask-feedback': async () => void (await askForFeedback(context, at())),
    'reservations.deadlines': async () => void (await tellDeadlines(context, at())),
  }
}
