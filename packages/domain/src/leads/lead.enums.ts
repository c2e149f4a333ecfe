import type { Labelled } from '../platform/labels.ts'

/** Where a lead stands, by its number on the wire. Source: specification §4. */
export const LEAD_STATUS = {
  AwaitingFeedback: 1,
  QuestionnaireSubmitted: 2,
  PendingViewingScheduled: 3,
  ViewingScheduled: 4,
  ViewingComplete: 5,
  ViewingCancelled: 6,
  ReservationSent: 7,
  ReservationRequested: 8,
  AwaitingReferencingResponse: 9,
  ReservationDeclined: 10,
  ReservationConsider: 11,
  ReservationComplete: 12,
} as const

/** The number of a lead status. */
export type LeadStatus = (typeof LEAD_STATUS)[keyof typeof LEAD_STATUS]

/** The text of each status. Source: specification §4. */
export const LEAD_STATUS_LABELS: Labelled & Record<LeadStatus, string> = {
  1: 'Awaiting feedback',
  2: 'Questionnaire Submitted',
  3: 'Pending viewing scheduled',
  4: 'Viewing scheduled',
  5: 'Viewing complete',
  6: 'Viewing cancelled',
  7: 'Reservation sent',
  8: 'Reservation requested',
  9: 'Awaiting referencing response',
  10: 'Reservation declined',
  11: 'Reservation consider',
  12: 'Reservation complete',
}

/** Every status, in numeric order. */
export const LEAD_STATUSES = Object.values(LEAD_STATUS) as readonly LeadStatus[]

/** The three parts of the pipeline, each with its own list. Source: specification §4. */
export const LEAD_SECTIONS = ['Enquiry', 'Viewing', 'Reservation'] as const

/** The name of a part of the pipeline. */
export type LeadSection = (typeof LEAD_SECTIONS)[number]

/** The statuses of each section. Source: specification §4. */
export const SECTION_STATUSES: Readonly<Record<LeadSection, readonly LeadStatus[]>> = {
  Enquiry: [1, 2],
  Viewing: [3, 4, 5, 6],
  Reservation: [7, 8, 9, 10, 11, 12],
}

/** The section a status belongs to. */
export function sectionOf(status: LeadStatus): LeadSection {
  return LEAD_SECTIONS.find((section) => SECTION_STATUSES[section].includes(status)) ?? 'Enquiry'
}

/** True for a number that is a lead status. */
export function isLeadStatus(value: unknown): value is LeadStatus {
  return typeof value === 'number' && (LEAD_STATUSES as readonly number[]).includes(value)
}

/** The colour of a status badge. Source: specification §4, decision L24. */
export type BadgeTone = 'red' | 'yellow' | 'blue' | 'green'

/** The badge colour of a status: green is literally everything not named. Source: specification §4. */
export function badgeToneOf(status: LeadStatus): BadgeTone {
  switch (status) {
    case LEAD_STATUS.AwaitingFeedback:
    case LEAD_STATUS.QuestionnaireSubmitted:
      return 'red'
    case LEAD_STATUS.ViewingScheduled:
      return 'yellow'
    case LEAD_STATUS.ReservationSent:
      return 'blue'
    default:
      return 'green'
  }
}

/** Statuses whose form shows, and demands, viewing date and agent. Source: specification §4 and §5. */
export const WITH_VIEWING: readonly LeadStatus[] = SECTION_STATUSES.Viewing

/** Statuses whose form shows the reservation section. Source: specification §4, decision L8. */
export const WITH_RESERVATION: readonly LeadStatus[] = [
  LEAD_STATUS.ReservationSent,
  LEAD_STATUS.ReservationDeclined,
  LEAD_STATUS.ReservationConsider,
  LEAD_STATUS.ReservationComplete,
]

/** Statuses that keep a linked property from being reserved for another lead. Source: decision L40. */
export const HOLDING_STATUSES: readonly LeadStatus[] = [
  LEAD_STATUS.ReservationSent,
  LEAD_STATUS.ReservationRequested,
  LEAD_STATUS.AwaitingReferencingResponse,
  LEAD_STATUS.ReservationConsider,
]

/** What a save says after it: the sentence depends on where the lead stood and where it stands. Source: specification §4, decision L23. */
export function savedMessage(before: LeadStatus, after: LeadStatus): string {
  if (before === after) return 'Enquiry has been successfully updated.'
  const [from, to] = [sectionOf(before), sectionOf(after)]
  if (from === 'Reservation' && to === 'Reservation') return 'Reservation has been saved'
  return `${from} moved to ${to}.`
}
