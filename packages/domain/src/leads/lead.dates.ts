import type { LeadRow } from './lead.contract.ts'
import { LEAD_STATUS, sectionOf } from './lead.status.ts'

/** The instant in the Date & Time column of the Viewings and Reservations lists, in unix seconds; null for none. Source: decision L21. */
export function dateAndTimeOf(
  lead: Pick<LeadRow, 'status' | 'viewingDate' | 'reservationSentDate' | 'reservationCompleteDate'>,
): number | null {
  if (sectionOf(lead.status) !== 'Reservation') return lead.viewingDate
  const completed = lead.status === LEAD_STATUS.ReservationComplete ? lead.reservationCompleteDate : null
  return completed ?? lead.reservationSentDate ?? lead.viewingDate
}
