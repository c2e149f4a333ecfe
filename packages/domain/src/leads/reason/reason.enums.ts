import type { Labelled } from '../../platform/values/labels.ts'

type NumberIn<Set> = Set[keyof Set] & number

/** Reasons why a reservation was declined; stored and sent as numbers. */
export const DECLINE_REASON = {
  ReferencingNotPassed: 1,
  RentNotAffordable: 2,
  RightToRentNotShown: 3,
  HomeNotAvailable: 4,
  AnotherApplication: 5,
  TooManyPeople: 6,
  Withdrawn: 7,
  FalseInformation: 8,
  Other: 9,
} as const

/** None is about children, pets or the source of income, except to say that it does not matter. */
export const DECLINE_REASON_LABELS: Labelled & Record<NumberIn<typeof DECLINE_REASON>, string> = {
  [DECLINE_REASON.ReferencingNotPassed]: 'Referencing not passed',
  [DECLINE_REASON.RentNotAffordable]: 'Rent not affordable, whatever the source of income',
  [DECLINE_REASON.RightToRentNotShown]: 'Right to rent not shown',
  [DECLINE_REASON.HomeNotAvailable]: 'Home no longer available',
  [DECLINE_REASON.AnotherApplication]: 'Another application came first',
  [DECLINE_REASON.TooManyPeople]: 'Too many people for the home',
  [DECLINE_REASON.Withdrawn]: 'Applicant withdrew',
  [DECLINE_REASON.FalseInformation]: 'False or missing information',
  [DECLINE_REASON.Other]: 'Other',
}

/** Reasons why a viewing was cancelled; stored and sent as numbers. */
export const CANCEL_REASON = {
  ApplicantAsked: 1,
  ApplicantNotReached: 2,
  AgentNotAvailable: 3,
  HomeNotAvailable: 4,
  NoAccess: 5,
  BookedByMistake: 6,
  Other: 7,
} as const

/** None is about children, pets or the source of income. */
export const CANCEL_REASON_LABELS: Labelled & Record<NumberIn<typeof CANCEL_REASON>, string> = {
  [CANCEL_REASON.ApplicantAsked]: 'Applicant asked',
  [CANCEL_REASON.ApplicantNotReached]: 'Applicant not reached',
  [CANCEL_REASON.AgentNotAvailable]: 'Agent not available',
  [CANCEL_REASON.HomeNotAvailable]: 'Home not available',
  [CANCEL_REASON.NoAccess]: 'No access',
  [CANCEL_REASON.BookedByMistake]: 'Booked by mistake',
  [CANCEL_REASON.Other]: 'Other',
}

/** The list of reasons that a status is entered for. */
export type ReasonList = 'declining' | 'cancelling'

export const REASON_LABELS: Readonly<Record<ReasonList, Labelled>> = {
  declining: DECLINE_REASON_LABELS,
  cancelling: CANCEL_REASON_LABELS,
}

/** Characters of the words of 'Other'. */
export const REASON_WORDS_MIN = 20

/** Characters of the words of any reason. */
export const REASON_WORDS_MAX = 1000
