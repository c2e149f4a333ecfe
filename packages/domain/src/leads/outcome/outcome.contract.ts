import { Type, type Static } from 'typebox'
import { FEEDBACK_INTERESTS, VIEWING_OUTCOMES } from './outcome.enums.ts'
import { bodyOf, Whole } from '../../platform/validation/request-body.ts'

/** Of the last viewing; null once another is booked or confirmed. */
export const OutcomeContract = Type.Union([Type.Enum([...VIEWING_OUTCOMES]), Type.Null()])

/** The tenant's feedback on a viewing. */
export const FeedbackContract = Type.Object({
  interested: Type.Enum([...FEEDBACK_INTERESTS]),
  words: Type.Union([Type.String(), Type.Null()]),
  /** Unix seconds. */
  at: Type.Integer(),
})

export type Feedback = Static<typeof FeedbackContract>

/** `outcome` is 1 or 2. */
export const ViewingOutcomeBody = bodyOf({ outcome: Whole('enumerable') }, ['outcome'])
