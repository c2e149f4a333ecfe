import type { LeadRow } from './lead.contract.ts'
import { LEAD_STATUS, sectionOf } from './lead-status.ts'

/** The 'Date & Time' column of Viewings and Reservations, in unix seconds; null for none (rule L21). */
export function dateAndTimeOf(
  lead: Pick<LeadRow, 'status' | 'viewingDate' | 'reservationSentDate' | 'reservationCompleteDate'>,
): number | null {
  if (sectionOf(lead.status) !== 'Reservation') return lead.viewingDate
  const completed = lead.status === LEAD_STATUS.ReservationComplete ? lead.reservationCompleteDate : null
  return completed ?? lead.reservationSentDate ?? lead.viewingDate
}
