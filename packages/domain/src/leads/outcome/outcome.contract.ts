import { Type, type Static } from 'typebox'

/** Stored and sent as numbers. */
export const VIEWING_OUTCOME = {
  Attended: 1,
  NoShow: 2,
  CancelledByApplicant: 3,
  CancelledByUs: 4,
} as const

export type ViewingOutcome = (typeof VIEWING_OUTCOME)[keyof typeof VIEWING_OUTCOME]

export const VIEWING_OUTCOMES: readonly ViewingOutcome[] = Object.values(VIEWING_OUTCOME)

/** Outcomes that staff record; cancellations record themselves. */
export const RECORDED_OUTCOMES = [VIEWING_OUTCOME.Attended, VIEWING_OUTCOME.NoShow] as const

export type RecordedOutcome = (typeof RECORDED_OUTCOMES)[number]

/** Stored and sent as numbers. */
export const FEEDBACK_INTEREST = { Yes: 1, No: 2, Maybe: 3 } as const

export type FeedbackInterest = (typeof FEEDBACK_INTEREST)[keyof typeof FEEDBACK_INTEREST]

export const FEEDBACK_INTERESTS: readonly FeedbackInterest[] = Object.values(FEEDBACK_INTEREST)

/** Of the last viewing; null once another is booked or confirmed. */
export const OutcomeContract = Type.Union([Type.Enum([...VIEWING_OUTCOMES]), Type.Null()])

/** The tenant's feedback on a viewing; `at` in unix seconds. */
export const FeedbackContract = Type.Object({
  interested: Type.Enum([...FEEDBACK_INTERESTS]),
  words: Type.Union([Type.String(), Type.Null()]),
  at: Type.Integer(),
})

/** The tenant's feedback on a viewing. */
export type Feedback = Static<typeof FeedbackContract>
