import type { ViewingOutcomeBody } from '@latchkey/domain/leads/outcome/outcome.contract'
import { VIEWING_OUTCOME, type RecordedOutcome } from '@latchkey/domain/leads/outcome/outcome.enums'
import { RECORDED_OUTCOMES } from '@latchkey/domain/leads/outcome/outcome.messages'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { HOUR_SECONDS } from '@latchkey/domain/platform/values/durations'
import type { Static } from 'typebox'
import type { Context } from '../../context/context.ts'
import { acceptedWith } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { moveLead } from '../save/lead.move.ts'
import { lockedLead } from '../record/lead.guards.ts'
import { outcomeQueries } from '../record/outcome.queries.ts'

/** The tenant is asked for feedback so long after Attended, unless it is undone. */
const FEEDBACK_DELAY_SECONDS = HOUR_SECONDS

const { ViewingScheduled, ViewingComplete, PendingViewingScheduled } = LEAD_STATUS

export type LeadOutcomeService = ReturnType<typeof leadOutcomeService>

/** Records the outcome of a viewing that has begun. */
export function leadOutcomeService(context: Context) {
  return {
    /**
     * False unless the viewing is confirmed and has begun.
     * @throws AppError 404, 422
     */
    record: (actor: Actor, id: number, body: Static<typeof ViewingOutcomeBody>): Promise<boolean> =>
      context.change(actor, async (change) => {
        const saved = await lockedLead(change, id)
        const given = acceptedWith(body, ['outcome'], outcomeErrors(body.values.outcome))
        const now = context.now()
        const { status, viewing_at: viewingAt } = saved
        if (status !== ViewingScheduled || viewingAt === null || viewingAt.getTime() > now) return false
        const outcome = given.outcome as RecordedOutcome
        const isAttended = outcome === VIEWING_OUTCOME.Attended
        const moved = await moveLead(change, saved, 'lead.viewing-outcome', {
          outcome,
          ...(isAttended
            ? { status: ViewingComplete }
            : { status: PendingViewingScheduled, viewing_confirmed_at: null }),
        })
        const dueSeconds = Math.floor(now / 1000) + FEEDBACK_DELAY_SECONDS
        await outcomeQueries(change.db).add(saved, {
          outcome,
          byUserId: actor.userId,
          at: new Date(now),
          version: moved.version,
          confirmed_at: saved.viewing_confirmed_at,
          feedback_due_at: isAttended ? new Date(dueSeconds * 1000) : null,
        })
        return true
      }),

    /**
     * False once the lead was saved or the tenant was asked for feedback.
     * @throws AppError 404
     */
    undo: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const saved = await lockedLead(change, id)
        const queries = outcomeQueries(change.db)
        const last = await queries.lockLast(id)
        if (last === undefined || last.version !== saved.version) return false
        const isFeedbackRequested = last.outcome === VIEWING_OUTCOME.Attended && last.feedback_due_at === null
        if (isFeedbackRequested) return false
        await moveLead(change, saved, 'lead.viewing-outcome-undo', {
          outcome: null,
          status: ViewingScheduled,
          viewing_confirmed_at: last.confirmed_at,
        })
        await queries.remove(last.id)
        return true
      }),
  }
}

function outcomeErrors(outcome: number | null): ErrorsByField {
  const isKnown = outcome === null || RECORDED_OUTCOMES.includes(outcome as RecordedOutcome)
  return isKnown ? {} : { outcome: ['enumerable'] }
}
