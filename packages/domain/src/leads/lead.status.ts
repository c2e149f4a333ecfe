import type { Labelled } from '../platform/values/labels.ts'

/** The three parts of the pipeline, each with its own list. Source: specification §4. */
export const LEAD_SECTIONS = ['Enquiry', 'Viewing', 'Reservation'] as const

/** The name of a part of the pipeline. */
export type LeadSection = (typeof LEAD_SECTIONS)[number]

/** The colour of a status badge. Source: specification §4, decision L24. */
export type BadgeTone = 'red' | 'yellow' | 'blue' | 'green'

/** The fields that only some statuses show. */
export const STATUS_FIELDS = [
  'viewingDate',
  'viewingUserId',
  'reservationSentDate',
  'reservationCompleteDate',
] as const

/** A field that only some statuses show. */
export type StatusField = (typeof STATUS_FIELDS)[number]

/** What staff do with a lead by one button, where its saved status allows it. Source: specification §4, decisions L14, L15 and P1. */
export type LeadAct = 'sendQuestionnaire' | 'confirmViewing' | 'verify' | 'decline'

interface StatusFacts {
  /** The number that travels and is stored. */
  readonly value: number
  readonly label: string
  /** The part of the pipeline, and with it the list that holds the lead and the title of its dialog. */
  readonly section: LeadSection
  readonly tone: BadgeTone
  /** The fields that the form shows for this status, and demands. Source: specification §4 and §5, decision L7. */
  readonly fields?: readonly StatusField[]
  /** True where the form shows what the referee said. Source: decision L9. */
  readonly showsReferencing?: true
  /** True where the lead keeps its property from being reserved for another lead. Source: decision L40. */
  readonly holdsProperty?: true
  readonly acts?: readonly LeadAct[]
}

const VIEWING_FIELDS = ['viewingDate', 'viewingUserId'] as const

/** Every status of a lead, in numeric order, with all that follows from it. Source: specification §4, decision L8. */
const FACTS = {
  AwaitingFeedback: {
    value: 1,
    label: 'Awaiting feedback',
    section: 'Enquiry',
    tone: 'red',
    acts: ['sendQuestionnaire'],
  },
  QuestionnaireSubmitted: { value: 2, label: 'Questionnaire Submitted', section: 'Enquiry', tone: 'red' },
  PendingViewingScheduled: {
    value: 3,
    label: 'Pending viewing scheduled',
    section: 'Viewing',
    tone: 'green',
    fields: VIEWING_FIELDS,
    acts: ['confirmViewing'],
  },
  ViewingScheduled: {
    value: 4,
    label: 'Viewing scheduled',
    section: 'Viewing',
    tone: 'yellow',
    fields: VIEWING_FIELDS,
  },
  ViewingComplete: {
    value: 5,
    label: 'Viewing complete',
    section: 'Viewing',
    tone: 'green',
    fields: VIEWING_FIELDS,
  },
  ViewingCancelled: {
    value: 6,
    label: 'Viewing cancelled',
    section: 'Viewing',
    tone: 'green',
    fields: VIEWING_FIELDS,
  },
  ReservationSent: {
    value: 7,
    label: 'Reservation sent',
    section: 'Reservation',
    tone: 'blue',
    fields: ['reservationSentDate'],
    holdsProperty: true,
  },
  ReservationRequested: {
    value: 8,
    label: 'Reservation requested',
    section: 'Reservation',
    tone: 'green',
    holdsProperty: true,
  },
  AwaitingReferencingResponse: {
    value: 9,
    label: 'Awaiting referencing response',
    section: 'Reservation',
    tone: 'green',
    holdsProperty: true,
  },
  ReservationDeclined: {
    value: 10,
    label: 'Reservation declined',
    section: 'Reservation',
    tone: 'green',
    showsReferencing: true,
  },
  ReservationConsider: {
    value: 11,
    label: 'Reservation consider',
    section: 'Reservation',
    tone: 'green',
    showsReferencing: true,
    holdsProperty: true,
    acts: ['verify', 'decline'],
  },
  ReservationComplete: {
    value: 12,
    label: 'Reservation complete',
    section: 'Reservation',
    tone: 'green',
    fields: ['reservationCompleteDate'],
  },
} as const satisfies Readonly<Record<string, StatusFacts>>

type StatusName = keyof typeof FACTS

/** The number of a lead status. */
export type LeadStatus = (typeof FACTS)[StatusName]['value']

/** The status of a lead, by its number. */
export const LEAD_STATUS = Object.fromEntries(
  Object.entries(FACTS).map(([name, { value }]) => [name, value]),
) as { readonly [Name in StatusName]: (typeof FACTS)[Name]['value'] }

/** Every status, in numeric order. */
export const LEAD_STATUSES: readonly LeadStatus[] = Object.values(LEAD_STATUS)

const BY_STATUS = Object.fromEntries(Object.values(FACTS).map((facts) => [facts.value, facts])) as Readonly<
  Record<LeadStatus, StatusFacts>
>

const statusesWhere = (is: (facts: StatusFacts) => boolean): readonly LeadStatus[] =>
  LEAD_STATUSES.filter((status) => is(BY_STATUS[status]))

/** The text of each status. Source: specification §4. */
export const LEAD_STATUS_LABELS = Object.fromEntries(
  LEAD_STATUSES.map((status) => [status, BY_STATUS[status].label]),
) as Labelled & Readonly<Record<LeadStatus, string>>

/** The statuses of each section. Source: specification §4. */
export const SECTION_STATUSES = Object.fromEntries(
  LEAD_SECTIONS.map((section) => [section, statusesWhere((facts) => facts.section === section)]),
) as Readonly<Record<LeadSection, readonly LeadStatus[]>>

/** Statuses that keep a linked property from being reserved for another lead. Source: decision L40. */
export const HOLDING_STATUSES = statusesWhere(({ holdsProperty }) => holdsProperty === true)

/** Statuses in which nothing more is to be done with a lead. */
export const ENDED_STATUSES: readonly LeadStatus[] = [
  LEAD_STATUS.ViewingCancelled,
  LEAD_STATUS.ReservationDeclined,
  LEAD_STATUS.ReservationComplete,
]

/** The section a status belongs to. */
export const sectionOf = (status: LeadStatus): LeadSection => BY_STATUS[status].section

/** The badge colour of a status. Source: specification §4. */
export const badgeToneOf = (status: LeadStatus): BadgeTone => BY_STATUS[status].tone

/** True for a number that is a lead status. */
export function isLeadStatus(value: unknown): value is LeadStatus {
  return typeof value === 'number' && (LEAD_STATUSES as readonly number[]).includes(value)
}

/** True where the form shows a field for the selected status, and demands it; false for what is no status. Source: specification §4 and §5. */
export function statusShows(status: number | null, field: StatusField): boolean {
  return isLeadStatus(status) && (BY_STATUS[status].fields ?? []).includes(field)
}

/** True where the form shows what the referee said. Source: decision L9. */
export const showsReferencing = (status: LeadStatus): boolean => BY_STATUS[status].showsReferencing === true

/** True where the saved status of a lead allows an act. */
export function statusAllows(status: number, act: LeadAct): boolean {
  return isLeadStatus(status) && (BY_STATUS[status].acts ?? []).includes(act)
}

/** What a save says after it: the sentence depends on the status before and after. Source: specification §4, decision L23. */
export function savedMessage(before: LeadStatus, after: LeadStatus): string {
  if (before === after) return 'Enquiry has been successfully updated.'
  const [from, to] = [sectionOf(before), sectionOf(after)]
  if (from === 'Reservation' && to === 'Reservation') return 'Reservation has been saved'
  return `${from} moved to ${to}.`
}
