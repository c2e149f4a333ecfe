import type { ConfirmViewingBody } from '@latchkey/domain/leads/lead.body'
import { LEAD_STATUS, reasonListOf, statusAllows, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { DeclineBody, StatusReasonBody } from '@latchkey/domain/leads/reason/reason.contract'
import { validateReason } from '@latchkey/domain/leads/reason/reason.suite'
import { isReasonGiven } from '@latchkey/domain/leads/reason/reason-values'
import type { VerifyBody } from '@latchkey/domain/leads/right-to-rent/right-to-rent.body'
import { validateConfirmation } from '@latchkey/domain/leads/viewing-confirmation.suite'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import type { Change, Context } from '../../context/context.ts'
import { lockPerson } from '../../db/people-lock.ts'
import type { ReadResponseClock } from '../../office/response-clock.ts'
import { accepted, acceptedWith } from '../../platform/http/accepted.ts'
import { isKey, type Actor, type Caller } from '../../platform/http/actor.ts'
import { instantOf } from '../../platform/values/unix-seconds.ts'
import { handledBy, handlerQueries } from '../handler/handler.queries.ts'
import { completeWithChecks } from '../right-to-rent/right-to-rent.guard.ts'
import { reserveHome } from '../save/home.reserve.ts'
import { moveLead } from '../save/lead.move.ts'
import { isAgent, enqueueViewingMail, movedOn } from '../save/lead.save.ts'
import { foundLead, lockedLead, claimSlot } from '../record/lead.guards.ts'
import { canOpenLead, isUnassignedLead } from '../record/lead.policy.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { responseColumns, movesOn } from '../record/lead.waiting.ts'
import { reasonQueries } from '../record/reason.queries.ts'
import { enterWithReason, reasonChanges, storedReason } from '../record/reason.record.ts'

export type LeadStatusService = ReturnType<typeof leadStatusService>

export function leadStatusService(context: Context, readClock: ReadResponseClock) {
  const at = () => new Date(context.now())
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))

  return {
    /**
     * Accepts the applicant and reserves the home; false in another status or when the home is taken (rules L13 and
     * L14).
     * @throws AppError 404, 409 where a right to rent check is missing, 403, 422
     */
    async verify(actor: Actor, id: number, body: Static<typeof VerifyBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const saved = await lockedLead(change, id)
        if (!statusAllows(saved.status, 'verify')) return false
        const { rightToRentOverride: override } = accepted(body)
        const reason = await completeWithChecks(change, actor, id, { override, today: dates.today() })
        if (!(await reserveHome(change, saved))) return false
        const values = { status: LEAD_STATUS.ReservationComplete, reservation_complete_at: at() }
        await moveLead(change, saved, 'lead.verify', values, reason)
        await change.enqueue('mail.reservation-outcome', { leadId: id, outcome: 'verified' })
        return true
      })
    },

    /**
     * False in another status. A missing reason is recorded as missing.
     * @throws AppError 404, 422
     */
    async decline(actor: Actor, id: number, body: Static<typeof DeclineBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const saved = await lockedLead(change, id)
        const status = LEAD_STATUS.ReservationDeclined
        const isGiven = isReasonGiven(body.values)
        const given = accepted(body, isGiven ? validateReason('declining', body.values) : {})
        if (!statusAllows(saved.status, 'decline')) return false
        const reason = await enterWithReason(change, id, status, { given, userId: actor.userId, at: at() })
        await moveLead(change, saved, 'lead.decline', { status }, reason)
        await change.enqueue('mail.reservation-outcome', { leadId: id, outcome: 'declined' })
        return true
      })
    },

    /**
     * Records the missing reason of the last decline or cancellation; false when none is missing.
     * @throws AppError 403, 404, 422
     */
    async recordReason(actor: Actor, id: number, body: Static<typeof StatusReasonBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const saved = foundLead(actor, await leadQueries(change.db).lock(id))
        const status = saved.status as LeadStatus
        const list = reasonListOf(status)
        if (list === null) return false
        const given = accepted(body, validateReason(list, body.values))
        const queries = reasonQueries(change.db)
        const last = await queries.last(id)
        // A lead that entered the status before reasons were recorded has none.
        const missing = last?.status === status ? last : null
        if (missing !== null && missing.reason !== null) return false
        const recorded = { ...storedReason(given), userId: actor.userId }
        if (missing === null) await queries.add(id, status, { ...recorded, at: at() })
        else await queries.complete(missing.id, recorded)
        const changes = reasonChanges(status, given)
        await change.audit({ action: 'lead.reason', entity: 'lead', entityId: id, changes })
        change.push('leads-refresh', { ids: [id] })
        return true
      })
    },

    /** False unless the viewing is pending. */
    async confirmViewing(
      actor: Caller,
      id: number,
      body: Static<typeof ConfirmViewingBody>,
    ): Promise<boolean> {
      return context.change(actor, async (change) => {
        const agent = await lockPerson(change.db, body.values.viewingUserId)
        const saved = await lockedLead(change, id)
        if (isKey(actor)) foundLead(actor, saved)
        const rules = validateConfirmation(body.values, { knowsUser: () => isAgent(agent, saved) })
        const { viewingDate, viewingUserId, override } = acceptedWith(
          body,
          ['viewingDate', 'viewingUserId'],
          rules,
        )
        if (!statusAllows(saved.status, 'confirmViewing')) return false
        const startsAt = new Date(viewingDate * 1000)
        await claimSlot(change.db, { agentId: viewingUserId, at: startsAt, leadId: id, override })
        const sequence = saved.calendar_sequence + 1
        const promised = await moveLead(change, saved, 'lead.confirm-viewing', {
          status: LEAD_STATUS.ViewingScheduled,
          viewing_at: instantOf(viewingDate),
          viewing_user_id: viewingUserId,
          viewing_confirmed_at: at(),
          outcome: null,
          ...(!isKey(actor) &&
            movesOn(saved, LEAD_STATUS.ViewingScheduled) &&
            responseColumns(await movedOn(change, saved, { actor, now: at(), readClock }))),
          ...(!isKey(actor) &&
            isUnassignedLead(saved) &&
            handledBy(await handlerFor(change, actor, viewingUserId), at())),
          calendar_sequence: sequence,
        })
        await enqueueViewingMail(change, promised, 'confirmed', sequence)
        return true
      })
    },
  }
}

/** The agent, else the confirming user, whichever may open the lead (rule A2.2). */
async function handlerFor(change: Change, actor: Actor, agentId: number): Promise<number | null> {
  if (await handlerQueries(change.db).canHandle(agentId, LEAD_STATUS.ViewingScheduled)) return agentId
  return canOpenLead(actor, LEAD_STATUS.ViewingScheduled) ? actor.userId : null
}
