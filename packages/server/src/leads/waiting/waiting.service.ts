import type { AnsweredBody, WaitingQuery } from '@latchkey/domain/leads/waiting/waiting.contract'
import { isMarkedByHand } from '@latchkey/domain/leads/waiting/waiting.messages'
import type { WaitingLeads } from '@latchkey/domain/leads/lead.contract'
import type { Static } from 'typebox'
import type { Context } from '../../context/context.ts'
import type { ReadResponseClock } from '../../office/response-clock.ts'
import { accepted } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { waitingSpans } from '../record/lead.waiting-times.ts'
import { waitingQueries } from './waiting.queries.ts'
import { foundLead } from '../record/lead.guards.ts'
import { presentLeadRow } from '../record/lead.present.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { waitingOf } from '../record/lead.waiting.ts'

/** Size of the list of longest waiting leads. */
const LONGEST = { default: 10, max: 100 }

export type LeadWaitingService = ReturnType<typeof leadWaitingService>

export function leadWaitingService(context: Context, readClock: ReadResponseClock) {
  return {
    async waiting({ values: { limit } }: Static<typeof WaitingQuery>): Promise<WaitingLeads> {
      const now = new Date(context.now())
      const clock = await readClock(context.db)
      const spans = waitingSpans(clock, unixSeconds(now))
      const queries = waitingQueries(context.db)
      const [records, { total, warned, overdue }, toComplete] = await Promise.all([
        queries.longest(boundedLimit(limit)),
        queries.totals(spans.due.by, spans.overdue.by),
        queries.toComplete(spans.due.by),
      ])
      const models = records.map((record) => presentLeadRow(record, waitingOf(record, clock, now)))
      return { total, due: warned - overdue, overdue, toComplete, models }
    },

    /** Null withdraws a manual mark. False when nothing changes. */
    async answer(actor: Actor, id: number, body: Static<typeof AnsweredBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const saved = foundLead(actor, await leadQueries(change.db).lock(id))
        const { how } = body.values
        accepted(body, how === null || isMarkedByHand(how) ? {} : { how: ['enumerable'] })
        const now = new Date(context.now())
        const before = saved.first_answer_how
        if (how === null) {
          if (!isMarkedByHand(before)) return false
          await waitingQueries(change.db).write(id, null)
        } else {
          const waiting = waitingOf(saved, await readClock(change.db), now)
          if (waiting === null) return false
          await waitingQueries(change.db).write(id, {
            how,
            by: actor.userId,
            at: now,
            minutes: waiting.minutes,
          })
        }
        await change.audit({
          action: 'lead.answered',
          entity: 'lead',
          entityId: id,
          changes: [{ field: 'answered', from: before, to: how }],
        })
        change.push('leads-refresh', { ids: [id] })
        return true
      })
    },
  }
}

/** Invalid numbers are the default, others are clamped. */
function boundedLimit(text: string): number {
  return /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), LONGEST.max) : LONGEST.default
}
