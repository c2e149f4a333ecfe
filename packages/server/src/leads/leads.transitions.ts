import { LEAD_STATUS } from '@latchkey/domain/leads/lead.status'
import type { LeadLinkPurpose } from '../links/lead-tokens.ts'

/** What the rules about a change of status depend on, before the change or after it. */
export interface LeadState {
  readonly status: number
  readonly viewingAt: Date | null
  readonly viewingUserId: number | null
  /** Where links are mailed to. */
  readonly email: string
  /** True once a confirmation of the viewing was mailed and still holds. */
  readonly isConfirmed: boolean
}

const { AwaitingFeedback, ViewingScheduled, PendingViewingScheduled, ViewingCancelled, ReservationSent } =
  LEAD_STATUS

/** True for a change that takes an hour of the agent's diary that the lead did not have. Source: decision L39. */
export function takesSlot(before: LeadState | null, after: LeadState): boolean {
  if (after.status !== ViewingScheduled) return false
  return before?.status !== ViewingScheduled || isMoved(before, after)
}

/** True for a change that offers the home for reservation. Source: decisions L17 and L40. */
export function offersHome(before: LeadState | null, after: LeadState): boolean {
  return after.status === ReservationSent && before?.status !== ReservationSent
}

/** True for a change after which links that were mailed before have reached somebody else. */
export function movesMail(before: Pick<LeadState, 'email'>, after: Pick<LeadState, 'email'>): boolean {
  return before.email.toLowerCase() !== after.email.toLowerCase()
}

/** The link that a save mails: that of an offer, and the one that the status asks for to a new address. Source: decisions L17 and P1. */
export function linkToMail(before: LeadState, after: LeadState): LeadLinkPurpose | null {
  if (offersHome(before, after)) return 'reservation'
  if (!movesMail(before, after)) return null
  if (after.status === ReservationSent) return 'reservation'
  return after.status === AwaitingFeedback ? 'questionnaire' : null
}

/** What a tenant to whom a viewing was confirmed is notified of when it changes. Source: decision L38. */
export function viewingNotice(before: LeadState, after: LeadState): 'updated' | 'cancelled' | null {
  if (!expectsViewing(before)) return null
  if (after.status === ViewingCancelled) return 'cancelled'
  return after.status === ViewingScheduled && isMoved(before, after) ? 'updated' : null
}

/** True while the tenant expects a viewing that a confirmation promised: deleting the lead then cancels it. Source: decision L38. */
export function expectsViewing({ status, isConfirmed }: Pick<LeadState, 'status' | 'isConfirmed'>): boolean {
  return isConfirmed && (status === ViewingScheduled || status === PendingViewingScheduled)
}

function isMoved(before: LeadState, after: LeadState): boolean {
  return (
    before.viewingAt?.getTime() !== after.viewingAt?.getTime() || before.viewingUserId !== after.viewingUserId
  )
}
