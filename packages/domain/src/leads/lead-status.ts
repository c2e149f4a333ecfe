import type { ReasonList } from './reason/reason.enums.ts'
import type { Labelled } from '../platform/values/labels.ts'

export const LEAD_SECTIONS = ['Enquiry', 'Viewing', 'Reservation'] as const

export type LeadSection = (typeof LEAD_SECTIONS)[number]

/** As specified, cancelled and declined are green too (rule L24). */
export type BadgeTone = 'red' | 'yellow' | 'blue' | 'green'

/** Fields shown only in some statuses. */
export const STATUS_FIELDS = [
  'viewingDate',
  'viewingUserId',
  'reservationSentDate',
  'reservationCompleteDate',
] as const

export type StatusField = (typeof STATUS_FIELDS)[number]

/** Actions of a single button, offered in some saved statuses only. */
export type LeadAction = 'sendQuestionnaire' | 'confirmViewing' | 'verify' | 'decline'

/** Pages of tenants that a mailed link opens. */
export type LeadLink = 'questionnaire' | 'reservation'

interface StatusFacts {
  readonly value: number
  readonly label: string
  /** Decides the list that the lead is in and the title of its dialog. */
  readonly section: LeadSection
  readonly tone: BadgeTone
  /** Shown, and required, in this status. */
  readonly fields?: readonly StatusField[]
  /** Shows the referee's answer. */
  readonly showsReferencing?: true
  /** Keeps the home from being reserved for another lead. */
  readonly holdsProperty?: true
  /** Set until the tenant has answered the questionnaire. */
  readonly awaitsAnswers?: true
  /** Has a viewing that is to come or has taken place; unset for a cancelled one. */
  readonly viewing?: 'planned' | 'held'
  /** Accepts a result of referencing. */
  readonly awaitsReferencing?: true
  /** Nothing is left to do. */
  readonly isEnded?: true
  /** The tenant's link that works. */
  readonly link?: LeadLink
  readonly actions?: readonly LeadAction[]
  /** Entering this status has a reason, from this list. */
  readonly reasons?: ReasonList
}

const VIEWING_FIELDS = ['viewingDate', 'viewingUserId'] as const

/** In numeric order. In 8 and 9 the form has no reservation section (rule L8). */
const FACTS = {
  AwaitingFeedback: {
    value: 1,
    label: 'Awaiting feedback',
    section: 'Enquiry',
    tone: 'red',
    actions: ['sendQuestionnaire'],
    awaitsAnswers: true,
    link: 'questionnaire',
  },
  QuestionnaireSubmitted: {
    value: 2,
    label: 'Questionnaire Submitted',
    section: 'Enquiry',
    tone: 'red',
    link: 'questionnaire',
  },
  PendingViewingScheduled: {
    value: 3,
    label: 'Pending viewing scheduled',
    section: 'Viewing',
    tone: 'green',
    fields: VIEWING_FIELDS,
    actions: ['confirmViewing'],
    viewing: 'planned',
  },
  ViewingScheduled: {
    value: 4,
    label: 'Viewing scheduled',
    section: 'Viewing',
    tone: 'yellow',
    fields: VIEWING_FIELDS,
    viewing: 'planned',
  },
  ViewingComplete: {
    value: 5,
    label: 'Viewing complete',
    section: 'Viewing',
    tone: 'green',
    fields: VIEWING_FIELDS,
    viewing: 'held',
  },
  ViewingCancelled: {
    value: 6,
    label: 'Viewing cancelled',
    section: 'Viewing',
    tone: 'green',
    fields: VIEWING_FIELDS,
    isEnded: true,
    reasons: 'cancelling',
  },
  ReservationSent: {
    value: 7,
    label: 'Reservation sent',
    section: 'Reservation',
    tone: 'blue',
    fields: ['reservationSentDate'],
    holdsProperty: true,
    link: 'reservation',
  },
  ReservationRequested: {
    value: 8,
    label: 'Reservation requested',
    section: 'Reservation',
    tone: 'green',
    holdsProperty: true,
    awaitsReferencing: true,
  },
  AwaitingReferencingResponse: {
    value: 9,
    label: 'Awaiting referencing response',
    section: 'Reservation',
    tone: 'green',
    holdsProperty: true,
    awaitsReferencing: true,
  },
  ReservationDeclined: {
    value: 10,
    label: 'Reservation declined',
    section: 'Reservation',
    tone: 'green',
    showsReferencing: true,
    isEnded: true,
    reasons: 'declining',
  },
  ReservationConsider: {
    value: 11,
    label: 'Reservation consider',
    section: 'Reservation',
    tone: 'green',
    showsReferencing: true,
    holdsProperty: true,
    actions: ['verify', 'decline'],
  },
  ReservationComplete: {
    value: 12,
    label: 'Reservation complete',
    section: 'Reservation',
    tone: 'green',
    fields: ['reservationCompleteDate'],
    isEnded: true,
  },
} as const satisfies Readonly<Record<string, StatusFacts>>

type StatusName = keyof typeof FACTS

export type LeadStatus = (typeof FACTS)[StatusName]['value']

export const LEAD_STATUS = Object.fromEntries(
  Object.entries(FACTS).map(([name, { value }]) => [name, value]),
) as { readonly [Name in StatusName]: (typeof FACTS)[Name]['value'] }

export const LEAD_STATUSES: readonly LeadStatus[] = Object.values(LEAD_STATUS)

const BY_STATUS = Object.fromEntries(Object.values(FACTS).map((facts) => [facts.value, facts])) as Readonly<
  Record<LeadStatus, StatusFacts>
>

const statusesWhere = (is: (facts: StatusFacts) => boolean): readonly LeadStatus[] =>
  LEAD_STATUSES.filter((status) => is(BY_STATUS[status]))

export const LEAD_STATUS_LABELS = Object.fromEntries(
  LEAD_STATUSES.map((status) => [status, BY_STATUS[status].label]),
) as Labelled & Readonly<Record<LeadStatus, string>>

export const SECTION_STATUSES = Object.fromEntries(
  LEAD_SECTIONS.map((section) => [section, statusesWhere((facts) => facts.section === section)]),
) as Readonly<Record<LeadSection, readonly LeadStatus[]>>

export const HOLDING_STATUSES = statusesWhere(({ holdsProperty }) => holdsProperty === true)

/** Hold the home, or have been given it. */
export const RESERVED_STATUSES: readonly LeadStatus[] = [...HOLDING_STATUSES, LEAD_STATUS.ReservationComplete]

/** Nothing is left to do for these leads. */
export const ENDED_STATUSES = statusesWhere(({ isEnded }) => isEnded === true)

/** With a viewing to come, if its time is in the future. */
export const PLANNED_VIEWING_STATUSES = statusesWhere(({ viewing }) => viewing === 'planned')

/** Shown on Today and in calendar feeds: viewings that are to come or have taken place. */
export const DIARY_STATUSES = statusesWhere(({ viewing }) => viewing !== undefined)

/** Accept a result of referencing. */
export const REFERENCING_STATUSES = statusesWhere(({ awaitsReferencing }) => awaitsReferencing === true)

/** Statuses in which each link of the tenant works. */
export const LINK_STATUSES: Readonly<Record<LeadLink, readonly LeadStatus[]>> = {
  questionnaire: statusesWhere(({ link }) => link === 'questionnaire'),
  reservation: statusesWhere(({ link }) => link === 'reservation'),
}

export const sectionOf = (status: LeadStatus): LeadSection => BY_STATUS[status].section

export const badgeToneOf = (status: LeadStatus): BadgeTone => BY_STATUS[status].tone

export function isLeadStatus(value: unknown): value is LeadStatus {
  return typeof value === 'number' && (LEAD_STATUSES as readonly number[]).includes(value)
}

/** Shown means required as well; false for an unknown status. */
export function statusShows(status: number | null, field: StatusField): boolean {
  return isLeadStatus(status) && (BY_STATUS[status].fields ?? []).includes(field)
}

export const showsReferencing = (status: LeadStatus): boolean => BY_STATUS[status].showsReferencing === true

/** False until the tenant has answered the questionnaire. */
export const showsAnswers = (status: LeadStatus): boolean => BY_STATUS[status].awaitsAnswers !== true

/** Null where entering the status needs no reason. */
export const reasonListOf = (status: number | null): ReasonList | null =>
  isLeadStatus(status) ? (BY_STATUS[status].reasons ?? null) : null

export function statusAllows(status: number, action: LeadAction): boolean {
  return isLeadStatus(status) && (BY_STATUS[status].actions ?? []).includes(action)
}

/** The message depends on the saved statuses before and after (rule L23). */
export function savedMessage(before: LeadStatus, after: LeadStatus): string {
  if (before === after) return 'Enquiry has been successfully updated.'
  const [from, to] = [sectionOf(before), sectionOf(after)]
  if (from === 'Reservation' && to === 'Reservation') return 'Reservation has been saved'
  return `${from} moved to ${to}.`
}

/**
 * Names the action that emails the tenant, because choosing this status in the form emails nobody (rule L26); null
 * where no action does.
 */
export function emailingActionOf(status: number | null, saved: LeadStatus | null): string | null {
  if (saved === null || status === saved) return null
  if (status === LEAD_STATUS.ViewingScheduled) return 'Confirm Viewing'
  if (status === LEAD_STATUS.ViewingComplete && saved === LEAD_STATUS.ViewingScheduled) return 'Attended'
  if (saved !== LEAD_STATUS.ReservationConsider) return null
  if (status === LEAD_STATUS.ReservationComplete) return 'Verify Customer'
  return status === LEAD_STATUS.ReservationDeclined ? 'Decline Customer' : null
}
