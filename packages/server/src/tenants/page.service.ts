import type {
  BookViewingBody,
  CancelViewingBody,
  FeedbackBody,
  TenantProofBody,
} from '@latchkey/domain/tenants/page/page.body'
import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { CANCEL_REASON } from '@latchkey/domain/leads/reason/reason.enums'
import { VIEWING_OUTCOME, type FeedbackInterest } from '@latchkey/domain/leads/outcome/outcome.enums'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { validateFeedback } from '@latchkey/domain/tenants/page/feedback.suite'
import {
  LINKS_SENT_MAX,
  PAGE_WINDOW_SECONDS,
  type Slot,
  type TenantPageFacts,
} from '@latchkey/domain/tenants/page/page.contract'
import { alternativesTo, freeSlots, offeredSlots } from '@latchkey/domain/tenants/page/slots'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { enqueueViewingMail, movedOn } from '../leads/save/lead.save.ts'
import { enterWithReason } from '../leads/record/reason.record.ts'
import { outcomeQueries } from '../leads/record/outcome.queries.ts'
import { moveLead } from '../leads/save/lead.move.ts'
import { movesOn, responseColumns } from '../leads/record/lead.waiting.ts'
import { mailLeadLink } from '../links/mailed-links.ts'
import type { ReadResponseClock } from '../office/response-clock.ts'
import { accepted, acceptedWith, rejectErrors } from '../platform/http/accepted.ts'
import { conflict, rateLimited, slotTaken } from '../platform/http/error.ts'
import { orNull } from '../platform/values/blank.ts'
import { triesOn } from '../rate-limits/tries.ts'
import { bookingOf, feedbackStateOf, viewingToCome, type Booking } from './page.policy.ts'
import { presentPage } from './page.present.ts'
import { pageQueries, type Diary } from './page.queries.ts'
import type { Diaries, Submission, Visitor, Visits } from './visits.ts'

export type TenantPageService = ReturnType<typeof tenantPageService>

/** The form whose link a status sends again. */
const FORM_OF_STATUS = {
  [LEAD_STATUS.AwaitingFeedback]: 'questionnaire',
  [LEAD_STATUS.ReservationSent]: 'reservation',
} as const

/** Identifies the diaries of the agent who shows the home and of the home. */
const diariesOf = ({ status, viewing_user_id, handler_user_id, property_id }: LeadRecord): Diaries => ({
  agentId: status === LEAD_STATUS.ViewingScheduled ? viewing_user_id : handler_user_id,
  propertyId: property_id,
})

const freeOf = async (db: Context['db'], diary: Diary, slots: readonly Slot[]): Promise<Slot[]> =>
  freeSlots(slots, await pageQueries(db).bookedStarts(diary, slots))

/** The tenant's page and the viewings that it books. */
export function tenantPageService(context: Context, visits: Visits, readClock: ReadResponseClock) {
  const dates = createDateFormatter(context.config.timeZone)
  const host = new URL(context.config.publicUrl).hostname
  const at = () => new Date(context.now())

  const bookingFor = async (db: Context['db'], lead: LeadRecord): Promise<Booking | null> =>
    bookingOf(lead, await pageQueries(db).facts(lead.id), context.now())

  const offered = async (db: Context['db']): Promise<Slot[]> =>
    offeredSlots(await pageQueries(db).rules(), context.now() / 1000, dates)

  /** @throws AppError 429 after too many changes by the tenant */
  async function limitChanges(change: Change, leadId: number): Promise<void> {
    const until = await pageQueries(change.db).limitedUntil(leadId, context.now())
    if (until !== null) throw rateLimited((until - context.now()) / 1000)
  }

  async function book(change: Change, lead: LeadRecord, { agentId, from }: Booking, viewingDate: number) {
    const sequence = lead.calendar_sequence + 1
    const author = { actor: { userId: null }, now: at(), readClock }
    const action: AuditAction = from === null ? 'lead.tenant-booked' : 'lead.tenant-moved'
    const booked = await moveLead(change, lead, action, {
      status: LEAD_STATUS.ViewingScheduled,
      viewing_at: new Date(viewingDate * 1000),
      viewing_user_id: agentId,
      viewing_confirmed_at: at(),
      outcome: null,
      ...(movesOn(lead, LEAD_STATUS.ViewingScheduled) &&
        responseColumns(await movedOn(change, lead, author))),
      calendar_sequence: sequence,
    })
    const isUpdate = from !== null && lead.viewing_confirmed_at !== null
    await enqueueViewingMail(change, booked, isUpdate ? 'updated' : 'confirmed', sequence)
    await change.notify({
      to: [lead.handler_user_id, agentId],
      kind: from === null ? NOTIFICATION_KIND.ViewingBooked : NOTIFICATION_KIND.ViewingMoved,
      leadId: lead.id,
      facts: { viewingDate },
    })
  }

  return {
    /** False when identity or link do not match. */
    async read(visitor: Visitor): Promise<TenantPageFacts | false> {
      const found = await visits.identify('page', visitor)
      if (found === null) return false
      const { lead, verification } = found
      const [facts, images] = await Promise.all([
        pageQueries(context.db).facts(lead.id),
        leadQueries(context.db).images(lead.id),
      ])
      return presentPage(lead, { facts, images, verification, nowMs: context.now(), host })
    },

    /**
     * Mails the form of the status again; false in others.
     * @throws AppError 403, 429
     */
    sendLink: (submission: Submission<Static<typeof TenantProofBody>>): Promise<boolean> =>
      visits.write('page', submission, async (change, lead) => {
        const purpose = FORM_OF_STATUS[lead.status as keyof typeof FORM_OF_STATUS]
        if (purpose === undefined) return false
        await triesOn({ db: change.db, now: () => context.now() }).count({
          key: `tenant-send-link:${lead.id}`,
          max: LINKS_SENT_MAX,
          windowMs: PAGE_WINDOW_SECONDS * 1000,
        })
        await mailLeadLink(change, lead.id, purpose, context.now())
        return true
      }),

    /** Empty where the tenant can neither choose nor move. Without the present start. */
    slots: (submission: Submission<Static<typeof TenantProofBody>>): Promise<Slot[]> =>
      visits.read('page', submission, async (lead) => {
        const { db } = context
        const [booking, slots] = await Promise.all([bookingFor(db, lead), offered(db)])
        if (booking === null) return []
        const free = await freeOf(db, booking, slots)
        return free.filter(({ start }) => start !== booking.from)
      }),

    /**
     * Chooses or moves the viewing. False where neither is allowed, and for the present start.
     * @throws AppError 403, 422, 409 when the page is outdated or the time is taken, 429
     */
    book: (submission: Submission<Static<typeof BookViewingBody>>): Promise<boolean> =>
      visits.write(
        'page',
        submission,
        async (change, lead) => {
          const { viewingDate, from } = acceptedWith(submission.body, ['viewingDate'])
          const booking = await bookingFor(change.db, lead)
          if (booking === null || viewingDate === booking.from) return false
          const slots = await offered(change.db)
          if (!slots.some(({ start }) => start === viewingDate)) rejectErrors({ viewingDate: ['enumerable'] })
          if (from !== booking.from) throw conflict()
          await leadQueries(change.db).lockDiary(booking.agentId)
          if (booking.propertyId !== null) await leadQueries(change.db).lockHomeDiary(booking.propertyId)
          const free = await freeOf(change.db, booking, slots)
          if (!free.some(({ start }) => start === viewingDate)) {
            const others = free.filter(({ start }) => start !== booking.from)
            throw slotTaken(alternativesTo(viewingDate, others))
          }
          await limitChanges(change, lead.id)
          await book(change, lead, booking, viewingDate)
          return true
        },
        diariesOf,
      ),

    /**
     * False unless the viewing is to come.
     * @throws AppError 403, 422, 409 when the page is outdated, 429
     */
    cancel: (submission: Submission<Static<typeof CancelViewingBody>>): Promise<boolean> =>
      visits.write('page', submission, async (change, lead) => {
        const { from } = accepted(submission.body)
        const viewing = viewingToCome(lead, context.now())
        if (viewing === null) return false
        if (from !== viewing.getTime() / 1000) throw conflict()
        await limitChanges(change, lead.id)
        const sequence = lead.calendar_sequence + 1
        const status = LEAD_STATUS.ViewingCancelled
        const given = { reason: CANCEL_REASON.ApplicantAsked, words: '' }
        const reason = await enterWithReason(change, lead.id, status, { given, userId: null, at: at() })
        const values = {
          status,
          viewing_confirmed_at: null,
          outcome: VIEWING_OUTCOME.CancelledByApplicant,
          calendar_sequence: sequence,
        }
        await moveLead(change, lead, 'lead.tenant-cancelled', values, reason)
        await outcomeQueries(change.db).add(lead, {
          outcome: VIEWING_OUTCOME.CancelledByApplicant,
          byUserId: null,
          at: at(),
        })
        await enqueueViewingMail(change, lead, 'cancelled', sequence)
        await change.notify({
          to: [lead.handler_user_id, lead.viewing_user_id],
          kind: NOTIFICATION_KIND.ViewingCancelled,
          leadId: lead.id,
        })
        return true
      }),

    /**
     * False when no feedback is wanted.
     * @throws AppError 403, 422
     */
    sendFeedback: (submission: Submission<Static<typeof FeedbackBody>>): Promise<boolean> =>
      visits.write('page', submission, async (change, lead) => {
        const values = acceptedWith(submission.body, ['interested'], validateFeedback(submission.body.values))
        if (feedbackStateOf(lead) !== 'wanted') return false
        const given = { interested: values.interested as FeedbackInterest, words: orNull(values.words) }
        await leadQueries(change.db).giveFeedback(lead.id, { ...given, at: at() })
        await change.audit({
          action: 'lead.feedback',
          entity: 'lead',
          entityId: lead.id,
          changes: Object.entries(given).map(([field, to]) => ({
            field: `feedback.${field}`,
            from: null,
            to,
          })),
        })
        await change.notify({
          to: [lead.handler_user_id, lead.viewing_user_id],
          kind: NOTIFICATION_KIND.FeedbackGiven,
          leadId: lead.id,
        })
        change.push('leads-refresh', { ids: [lead.id] })
        return true
      }),
  }
}
