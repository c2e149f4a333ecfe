import type { ConfirmViewingBody } from '@latchkey/domain/leads/lead.body'
import { LEAD_STATUS, statusAllows } from '@latchkey/domain/leads/lead.status'
import { validateConfirmation } from '@latchkey/domain/leads/viewing-confirmation.suite'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { keepPerson } from '../db/people-lock.ts'
import type { ReadResponseClock } from '../office/response-clock.ts'
import { acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { notFound } from '../platform/http/error.ts'
import { instantOf } from '../platform/values/unix-seconds.ts'
import { handledBy, handlerQueries } from './lead-handlers.queries.ts'
import { keepHome } from './keep-home.ts'
import { moveLead } from './lead-move.ts'
import { isAgent, enqueueViewingMail, movedOn } from './lead-save.ts'
import { takeSlot } from './leads.guards.ts'
import { canOpenLead, isUnassignedLead } from './leads.policy.ts'
import type { LeadRecord } from './leads.present.ts'
import { answerColumns, movesOn } from './leads.waiting.ts'
import { leadQueries } from './leads.queries.ts'

/** What one button does with a lead, other than saving it. */
export type LeadActsService = ReturnType<typeof leadActsService>

/** Creates the service. */
export function leadActsService(context: Context, readClock: ReadResponseClock) {
  const at = () => new Date(context.now())

  return {
    /** Accepts a tenant whose referencing is open, and keeps the home for them; false for another status or a home that is taken. Source: specification §4, decisions L13 and L14. */
    async verify(actor: Actor, id: number): Promise<boolean> {
      return context.change(actor, async (change) => {
        const saved = await locked(change, id)
        if (!statusAllows(saved.status, 'verify')) return false
        if (!(await keepHome(change, saved))) return false
        await moveLead(change, saved, 'lead.verify', {
          status: LEAD_STATUS.ReservationComplete,
          reservation_complete_at: at(),
        })
        await change.enqueue('mail.reservation-outcome', { leadId: id, outcome: 'verified' })
        return true
      })
    },

    /** Turns a tenant down whose referencing is open; false for another status. Source: specification §4, decision L14. */
    async decline(actor: Actor, id: number): Promise<boolean> {
      return context.change(actor, async (change) => {
        const saved = await locked(change, id)
        if (!statusAllows(saved.status, 'decline')) return false
        await moveLead(change, saved, 'lead.decline', { status: LEAD_STATUS.ReservationDeclined })
        await change.enqueue('mail.reservation-outcome', { leadId: id, outcome: 'declined' })
        return true
      })
    },

    /** Promises a viewing to the tenant; false unless it is pending. Source: specification §2, decisions L15 and L39. */
    async confirmViewing(
      actor: Actor,
      id: number,
      body: Static<typeof ConfirmViewingBody>,
    ): Promise<boolean> {
      return context.change(actor, async (change) => {
        const agent = await keepPerson(change.db, body.values.viewingUserId)
        const saved = await locked(change, id)
        const rules = validateConfirmation(body.values, { knowsUser: () => isAgent(agent, saved) })
        const { viewingDate, viewingUserId, override } = acceptedWith(
          body,
          ['viewingDate', 'viewingUserId'],
          rules,
        )
        if (!statusAllows(saved.status, 'confirmViewing')) return false
        const startsAt = new Date(viewingDate * 1000)
        await takeSlot(change.db, { agentId: viewingUserId, at: startsAt, leadId: id, override })
        const sequence = saved.calendar_sequence + 1
        const promised = await moveLead(change, saved, 'lead.confirm-viewing', {
          status: LEAD_STATUS.ViewingScheduled,
          viewing_at: instantOf(viewingDate),
          viewing_user_id: viewingUserId,
          viewing_confirmed_at: at(),
          ...(movesOn(saved, LEAD_STATUS.ViewingScheduled) &&
            answerColumns(await movedOn(change, saved, { actor, now: at(), readClock }))),
          ...(isUnassignedLead(saved) && handledBy(await handlerFor(change, actor, viewingUserId), at())),
          calendar_sequence: sequence,
        })
        await enqueueViewingMail(change, promised, 'confirmed', sequence)
        return true
      })
    },
  }
}

/** Who has a lead once its viewing is confirmed: who shows the home, or who confirmed it, where they may open it. Source: decision A2.2. */
async function handlerFor(change: Change, actor: Actor, agentId: number): Promise<number | null> {
  if (await handlerQueries(change.db).canHandle(agentId, LEAD_STATUS.ViewingScheduled)) return agentId
  return canOpenLead(actor, LEAD_STATUS.ViewingScheduled) ? actor.userId : null
}

async function locked(change: Change, id: number): Promise<LeadRecord> {
  const saved = await leadQueries(change.db).lock(id)
  if (!saved) throw notFound()
  return saved
}
