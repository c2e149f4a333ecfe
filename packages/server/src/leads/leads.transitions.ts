import { LEAD_STATUS } from '@latchkey/domain/leads/lead.status'

/** What the rules about moving a lead look at, before a change or after it. */
export interface LeadStanding {
  readonly status: number
  readonly viewingAt: Date | null
  readonly viewingUserId: number | null
  /** True once a confirmation of the viewing was mailed and still holds. */
  readonly isConfirmed: boolean
}

const { ViewingScheduled, PendingViewingScheduled, ViewingCancelled, ReservationSent } = LEAD_STATUS

/** True for a change that takes an hour of the agent's diary that the lead did not have. Source: decision L39. */
export function takesSlot(before: LeadStanding | null, after: LeadStanding): boolean {
  if (after.status !== ViewingScheduled) return false
  return before?.status !== ViewingScheduled || isMoved(before, after)
}

/** True for a change that offers the home for reservation. Source: decisions L17 and L40. */
export function offersHome(before: LeadStanding | null, after: LeadStanding): boolean {
  return after.status === ReservationSent && before?.status !== ReservationSent
}

/** What a tenant who was told of a viewing must hear of a change to it. Source: decision L38. */
export function viewingNews(before: LeadStanding, after: LeadStanding): 'updated' | 'cancelled' | null {
  if (!expectsViewing(before)) return null
  if (after.status === ViewingCancelled) return 'cancelled'
  return after.status === ViewingScheduled && isMoved(before, after) ? 'updated' : null
}

/** True while the tenant expects a viewing that a confirmation promised: deleting the lead then cancels it. Source: decision L38. */
export function expectsViewing({
  status,
  isConfirmed,
}: Pick<LeadStanding, 'status' | 'isConfirmed'>): boolean {
  return isConfirmed && (status === ViewingScheduled || status === PendingViewingScheduled)
}

function isMoved(before: LeadStanding, after: LeadStanding): boolean {
  return (
    before.viewingAt?.getTime() !== after.viewingAt?.getTime() || before.viewingUserId !== after.viewingUserId
  )
}
