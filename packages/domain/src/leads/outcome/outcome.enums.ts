/** The outcome of a viewing; stored and sent as numbers. */
export const VIEWING_OUTCOME = {
  Attended: 1,
  NoShow: 2,
  CancelledByApplicant: 3,
  CancelledByUs: 4,
} as const

export type ViewingOutcome = (typeof VIEWING_OUTCOME)[keyof typeof VIEWING_OUTCOME]

export const OUTCOME_LABELS: Readonly<Record<ViewingOutcome, string>> = {
  [VIEWING_OUTCOME.Attended]: 'Attended',
  [VIEWING_OUTCOME.NoShow]: 'No show',
  [VIEWING_OUTCOME.CancelledByApplicant]: 'Cancelled by applicant',
  [VIEWING_OUTCOME.CancelledByUs]: 'Cancelled by us',
}

export const VIEWING_OUTCOMES: readonly ViewingOutcome[] = Object.values(VIEWING_OUTCOME)

/** The outcomes that staff record; cancellations record themselves. */
export type RecordedOutcome = typeof VIEWING_OUTCOME.Attended | typeof VIEWING_OUTCOME.NoShow

/** The tenant is interested in the home or not; the choice is stored and sent as a number. */
export const FEEDBACK_INTEREST = { Yes: 1, No: 2, Maybe: 3 } as const

export type FeedbackInterest = (typeof FEEDBACK_INTEREST)[keyof typeof FEEDBACK_INTEREST]

export const INTEREST_LABELS: Readonly<Record<FeedbackInterest, string>> = {
  [FEEDBACK_INTEREST.Yes]: 'Yes',
  [FEEDBACK_INTEREST.No]: 'No',
  [FEEDBACK_INTEREST.Maybe]: 'Maybe',
}

/** In the order of the form. */
export const FEEDBACK_INTERESTS: readonly FeedbackInterest[] = Object.values(FEEDBACK_INTEREST)

/** Characters of the tenant's words. */
export const FEEDBACK_WORDS_MAX = 2000
