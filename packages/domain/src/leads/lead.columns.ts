import type { ColumnText } from '../platform/lists/column-text.ts'
import type { LeadRow } from './lead.contract.ts'
import { dateAndTimeOf } from './lead.dates.ts'
import { leadName, propertyAddress } from './lead.names.ts'
import { LEAD_STATUS_LABELS, type LeadSection } from './lead.status.ts'

/** What a column of leads is called and shows, and what its filter compares. */
export interface LeadColumnFacts extends ColumnText<LeadRow> {
  /** True where only digits are compared, and can be typed. Source: decision G7. */
  readonly isDigits?: true
}

/** Every column of the lead lists. Source: specification §2; the headings are the visible names agreed for QA. */
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

/** The name of a column of any lead list. */
export type LeadColumn = keyof typeof FACTS

/** Every column with its heading, what it shows, and what its filter takes. */
export const LEAD_COLUMNS: Readonly<Record<LeadColumn, LeadColumnFacts>> = FACTS

/** The columns of each list, which are what it can be filtered and sorted by, in their order. Source: specification §2. */
export const LEAD_LIST_COLUMNS = {
  Enquiry: ['name', 'email', 'phone', 'propertyAddress', 'propertyName', 'status'],
  Viewing: ['dateAndTime', 'name', 'email', 'phone', 'propertyAddress', 'propertyName', 'status'],
  Reservation: ['dateAndTime', 'name', 'email', 'phone', 'propertyAddress', 'propertyName', 'status'],
} as const satisfies Readonly<Record<LeadSection, readonly LeadColumn[]>>

/** The name of a column of the list of a section. */
export type LeadColumnIn<Section extends LeadSection> = (typeof LEAD_LIST_COLUMNS)[Section][number]

/** What a lead list can be sorted by: its columns, and for the dashboard the day a lead came in. Source: decision C3. */
export type LeadSort = LeadColumn | 'dateSubmitted'
