import { LEAD_STATUS, PLANNED_VIEWING_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { FormLinkPurpose } from '../../links/lead-tokens.ts'

export interface LeadState {
  readonly status: number
  readonly viewingAt: Date | null
  readonly viewingUserId: number | null
  /** Address of mailed links. */
  readonly email: string
  /** True once the present viewing was confirmed by mail. */
  readonly isConfirmed: boolean
}

const { AwaitingFeedback, ViewingScheduled, ViewingCancelled, ReservationSent } = LEAD_STATUS

/** True for a change that needs a new hour in the agent's diary. */
export function needsSlot(before: LeadState | null, after: LeadState): boolean {
  if (after.status !== ViewingScheduled) return false
  return before?.status !== ViewingScheduled || isMoved(before, after)
}

/** True for a change that plans another viewing, whose outcome is open again. */
export function plansViewing(before: LeadState, after: LeadState): boolean {
  if (!PLANNED_VIEWING_STATUSES.includes(after.status as LeadStatus)) return false
  return before.status !== after.status || before.viewingAt?.getTime() !== after.viewingAt?.getTime()
}

/** True for a change that offers the home for reservation. */
export function offersHome(before: LeadState | null, after: LeadState): boolean {
  return after.status === ReservationSent && before?.status !== ReservationSent
}

/** True for a change after which links already mailed are at a former address. */
export function movesMail(before: Pick<LeadState, 'email'>, after: Pick<LeadState, 'email'>): boolean {
  return before.email.toLowerCase() !== after.email.toLowerCase()
}

/** The link that a save mails: an offer, or the current link to a new address. */
export function linkToMail(before: LeadState, after: LeadState): FormLinkPurpose | null {
  if (offersHome(before, after)) return 'reservation'
  if (!movesMail(before, after)) return null
  if (after.status === ReservationSent) return 'reservation'
  return after.status === AwaitingFeedback ? 'questionnaire' : null
}

/** The mail about a change to a confirmed viewing. */
export function viewingNotice(before: LeadState, after: LeadState): 'updated' | 'cancelled' | null {
  if (!expectsViewing(before)) return null
  if (after.status === ViewingCancelled) return 'cancelled'
  return after.status === ViewingScheduled && isMoved(before, after) ? 'updated' : null
}

/** True while a confirmed viewing is due: deleting the lead then cancels it. */
export function expectsViewing({ status, isConfirmed }: Pick<LeadState, 'status' | 'isConfirmed'>): boolean {
  return isConfirmed && PLANNED_VIEWING_STATUSES.includes(status as LeadStatus)
}

function isMoved(before: LeadState, after: LeadState): boolean {
  return (
    before.viewingAt?.getTime() !== after.viewingAt?.getTime() || before.viewingUserId !== after.viewingUserId
  )
}
