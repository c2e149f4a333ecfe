import type { Context } from '../../context/context.ts'
import { inBatches } from '../../jobs/in-batches.ts'
import { outcomeQueries } from '../record/outcome.queries.ts'

/** Asks the tenants who are due for feedback; returns the number of mails. */
export const askForFeedback = (context: Context, at: Date): Promise<number> =>
  inBatches((limit) =>
    context.change(null, async (change) => {
      const due = await outcomeQueries(change.db).claimDue(at, limit)
      const asked = due.filter(({ isWanted }) => isWanted).map(({ leadId }) => ({ leadId }))
      await change.enqueueAll('mail.feedback', asked)
      return { claimed: due.length, done: asked.length }
    }),
  )
