import { create } from 'vest'
import {
  FEEDBACK_INTERESTS,
  FEEDBACK_WORDS_MAX,
  type FeedbackInterest,
} from '../../leads/outcome/outcome.enums.ts'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { errorsOf, optionalText, rule } from '../../platform/validation/suite-rules.ts'
import { cleanText } from '../../platform/values/text.ts'

/** `interested` is null until it is chosen. */
export interface FeedbackValues {
  interested: number | null
  words: string
}

export const createFeedbackSuite = () =>
  create(({ interested, words }: FeedbackValues) => {
    rule('interested', 'required', () => interested !== null)
    rule('interested', 'enumerable', () => FEEDBACK_INTERESTS.includes(interested as FeedbackInterest))
    optionalText('words', words, FEEDBACK_WORDS_MAX)
  })

export const cleanFeedback = ({ interested, words }: FeedbackValues): FeedbackValues => ({
  interested,
  words: cleanText(words, { isLong: true }),
})

export const validateFeedback = (values: FeedbackValues): ErrorsByField =>
  errorsOf(createFeedbackSuite(), cleanFeedback(values))
