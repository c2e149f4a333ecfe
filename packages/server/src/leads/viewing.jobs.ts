import type { Context } from '../context/context.ts'
import type { PlainHandlers } from '../jobs/jobs.contract.ts'
import { askForFeedback } from './outcome/feedback.job.ts'
import { remindOfViewings } from './reminders/reminders.job.ts'

/** Both send what is due, also what was due while no server ran. */
export function viewingHandlers(
  context: Context,
): PlainHandlers<'viewings.remind' | 'viewings.ask-feedback'> {
  const at = () => new Date(context.now())
  return {
    'viewings.remind': async () => void (await remindOfViewings(context, at())),
    'viewings.ask-feedback': async () => void (await askForFeedback(context, at())),
  }
}
