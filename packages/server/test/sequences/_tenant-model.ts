import {
  LEAD_STATUS,
  LINK_STATUSES,
  PLANNED_VIEWING_STATUSES,
  RESERVED_STATUSES,
} from '@latchkey/domain/leads/lead-status'
import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import type { LeadLinkPurpose } from '../../src/links/lead-tokens.ts'
import {
  NOTICE_SECONDS,
  type Answer,
  type ModelLead,
  type ModelLink,
  type OfficeState,
} from './_office-model.ts'

/** docs/rules describe the links and calls of tenants. */
export const tenantModel = ({
  links,
  keptOf,
  isGone,
  others,
  note,
  write,
  issue,
  endLinks,
  isNear,
  isIn,
  isReserved,
  onHome,
  isToCome,
  isOpen,
  submit,
  isMailed,
  changedByTenant,
}: OfficeState) => ({
  /** The mail with the newest link of the purpose arrives, if one is sent: older links of the purpose are over. */
  receive(purpose: LeadLinkPurpose, lead: ModelLead): ModelLink | null {
    const link =
      purpose === 'page'
        ? issue('page', lead)
        : links.findLast((each) => each.mailedFor === lead && each.purpose === purpose)
    if (!link?.isLive || isGone(lead) || !isMailed(purpose, lead)) return null
    if (purpose !== 'page')
      endLinks(lead, (each) => each.purpose === purpose && links.indexOf(each) < links.indexOf(link))
    return link
  },

  /** The identity step; a form also needs its status. */
  opens: (link: ModelLink): boolean =>
    isOpen(link) && (link.purpose === 'page' || LINK_STATUSES[link.purpose].includes(keptOf(link.of).status)),

  questionnaire: (link: ModelLink, email: string): Answer =>
    submit(link, (lead) => {
      if (!isIn(LINK_STATUSES.questionnaire)(lead)) return false
      if (email !== lead.email) endLinks(lead)
      link.isLive = false
      return write('lead.questionnaire', lead, { email, status: LEAD_STATUS.QuestionnaireSubmitted })
    }),

  /** Only while the home is free; another offer of it does not matter. */
  reserve: (link: ModelLink): Answer =>
    submit(link, (lead) => {
      const isTaken = onHome(lead.home, lead).some(
        (each) => isIn(RESERVED_STATUSES)(each) && each.status !== LEAD_STATUS.ReservationSent,
      )
      if (!isIn(LINK_STATUSES.reservation)(lead) || isTaken || isReserved(lead.home)) return false
      link.isLive = false
      return write('lead.reserve-request', lead, { status: LEAD_STATUS.ReservationRequested })
    }),

  book: (link: ModelLink, at: number, isOutdated: boolean, now: number): Answer =>
    submit(link, (lead) => {
      const isMove = lead.status === LEAD_STATUS.ViewingScheduled && isToCome(lead, now)
      const mayChoose =
        isIn([LEAD_STATUS.QuestionnaireSubmitted, LEAD_STATUS.PendingViewingScheduled])(lead) ||
        (lead.status === LEAD_STATUS.ViewingCancelled &&
          lead.outcome === VIEWING_OUTCOME.CancelledByApplicant)
      const by = isMove ? lead.viewingBy : lead.handler
      const isChoice = mayChoose && lead.home !== null && !isReserved(lead.home)
      if (by === null || !(isMove || isChoice) || (isMove && at === lead.viewingAt)) return false
      if (at < now + NOTICE_SECONDS) return 422
      if (isOutdated) return 409
      const isTaken = others(lead).some(
        (each) =>
          isIn(PLANNED_VIEWING_STATUSES)(each) &&
          isNear(each.viewingAt, at) &&
          (each.viewingBy === by || (lead.home !== null && each.home === lead.home)),
      )
      if (isTaken) return 409
      return changedByTenant(lead, now, isMove ? 'lead.tenant-moved' : 'lead.tenant-booked', {
        viewingAt: at,
        viewingBy: by,
        isConfirmed: true,
        outcome: null,
        status: LEAD_STATUS.ViewingScheduled,
      })
    }),

  cancel: (link: ModelLink, isOutdated: boolean, now: number): Answer =>
    submit(link, (lead) => {
      if (lead.status !== LEAD_STATUS.ViewingScheduled || !isToCome(lead, now)) return false
      if (isOutdated) return 409
      const answer = changedByTenant(lead, now, 'lead.tenant-cancelled', {
        isConfirmed: false,
        outcome: VIEWING_OUTCOME.CancelledByApplicant,
        status: LEAD_STATUS.ViewingCancelled,
      })
      if (answer === true) lead.outcomes.push({ version: null, wasConfirmed: false })
      return answer
    }),

  feedback: (link: ModelLink): Answer =>
    submit(link, (lead) => {
      if (lead.hasFeedback || lead.outcome !== VIEWING_OUTCOME.Attended) return false
      lead.hasFeedback = true
      note('lead.feedback', lead)
      return true
    }),
})
