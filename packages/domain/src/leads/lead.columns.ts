/** Columns that an Enquiries list can be filtered and sorted by. Source: specification §2. */
export const ENQUIRY_COLUMNS = [
  'name',
  'email',
  'phone',
  'propertyAddress',
  'propertyName',
  'status',
] as const

/** The name of a column of the Enquiries list. */
export type EnquiryColumn = (typeof ENQUIRY_COLUMNS)[number]

/** Columns that the Viewings and Reservations lists can be filtered and sorted by. Source: specification §2. */
export const DATED_LEAD_COLUMNS = ['dateAndTime', ...ENQUIRY_COLUMNS] as const

/** The name of a column of any lead list. */
export type LeadColumn = (typeof DATED_LEAD_COLUMNS)[number]

/** What a lead list can be sorted by: its columns, and for the dashboard the day a lead came in. Source: decision C3. */
export type LeadSort = LeadColumn | 'dateSubmitted'

/** Column headings of the lead lists. Source: the visible names agreed for QA. */
export const LEAD_COLUMN_LABELS: Readonly<Record<LeadColumn, string>> = {
  dateAndTime: 'Date & Time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  propertyAddress: 'Property Address',
  propertyName: 'Property Name',
  status: 'Status',
}
