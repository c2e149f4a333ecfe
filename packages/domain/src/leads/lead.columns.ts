import type { ColumnText } from '../platform/lists/column-text.ts'
import type { LeadRow } from './lead.contract.ts'
import { leadName, propertyAddress } from './lead-names.ts'
import { LEAD_STATUS_LABELS, type LeadSection, LEAD_STATUS, sectionOf } from './lead-status.ts'

export interface LeadColumnFacts extends ColumnText<LeadRow> {
  /** Only digits are accepted and compared. */
  readonly isDigits?: true
}

const FACTS = {
  dateAndTime: {
    label: 'Date & Time',
    textOf: (row, dateFormatter) => dateFormatter.formatDateTime(dateAndTimeOf(row)),
  },
  name: { label: 'Name', textOf: leadName },
  email: { label: 'Email', textOf: ({ email }) => email },
  phone: { label: 'Phone', textOf: ({ phone }) => phone, isDigits: true },
  propertyAddress: { label: 'Property Address', textOf: ({ property }) => propertyAddress(property) },
  propertyName: { label: 'Property Name', textOf: ({ property }) => property?.name ?? '' },
  status: { label: 'Status', textOf: ({ status }) => LEAD_STATUS_LABELS[status] },
} as const satisfies Readonly<Record<string, LeadColumnFacts>>

export type LeadColumn = keyof typeof FACTS

export const LEAD_COLUMNS: Readonly<Record<LeadColumn, LeadColumnFacts>> = FACTS

/** In display order; each can be filtered and sorted by. */
export const LEAD_LIST_COLUMNS = {
  Enquiry: ['name', 'email', 'phone', 'propertyAddress', 'propertyName', 'status'],
  Viewing: ['dateAndTime', 'name', 'email', 'phone', 'propertyAddress', 'propertyName', 'status'],
  Reservation: ['dateAndTime', 'name', 'email', 'phone', 'propertyAddress', 'propertyName', 'status'],
} as const satisfies Readonly<Record<LeadSection, readonly LeadColumn[]>>

export type LeadColumnIn<Section extends LeadSection> = (typeof LEAD_LIST_COLUMNS)[Section][number]

/** The dashboard sorts by `dateSubmitted`, which is no column. */
export type LeadSort = LeadColumn | 'dateSubmitted'

/** The 'Date & Time' column of Viewings and Reservations, in unix seconds; null for none (rule L21). */
export function dateAndTimeOf(
  lead: Pick<LeadRow, 'status' | 'viewingDate' | 'reservationSentDate' | 'reservationCompleteDate'>,
): number | null {
  if (sectionOf(lead.status) !== 'Reservation') return lead.viewingDate
  const completed = lead.status === LEAD_STATUS.ReservationComplete ? lead.reservationCompleteDate : null
  return completed ?? lead.reservationSentDate ?? lead.viewingDate
}
