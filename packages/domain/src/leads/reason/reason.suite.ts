import type { ErrorsByField } from '../../platform/field-errors.ts'
import { characterCount, isLongerThan } from '../../platform/values/text.ts'
import { rule, rulesOf } from '../../platform/validation/suite-rules.ts'
import {
  CANCEL_REASON,
  DECLINE_REASON,
  REASON_LABELS,
  REASON_WORDS_MAX,
  REASON_WORDS_MIN,
  type ReasonList,
} from './reason.enums.ts'

/** The reason that needs words. */
export const OTHER_REASON: Readonly<Record<ReasonList, number>> = {
  declining: DECLINE_REASON.Other,
  cancelling: CANCEL_REASON.Other,
}

export interface ReasonValues {
  /** A number of the list; null while none is chosen. */
  reason: number | null
  words: string
}

/** True unless nothing was given: a missing reason is allowed, and recorded as missing (rule W1.2). */
export const isReasonGiven = ({ reason, words }: ReasonValues): boolean => reason !== null || words !== ''

/** The same in a form; names are those of a save (rule X7). */
export interface ReasonFormValues {
  'statusReason.reason': number | null
  'statusReason.words': string
}

export const reasonIn = (values: ReasonFormValues): ReasonValues => ({
  reason: values['statusReason.reason'],
  words: values['statusReason.words'],
})

/** States the rules of a reason; `path` begins the names of its fields. */
export function reasonRules(
  list: ReasonList,
  { reason, words }: ReasonValues,
  state = rule,
  path: 'statusReason.' | '' = 'statusReason.',
): void {
  state(`${path}reason`, 'required', () => reason !== null)
  state(`${path}reason`, 'enumerable', () => reason !== null && Object.hasOwn(REASON_LABELS[list], reason))
  const isOther = reason === OTHER_REASON[list]
  state(`${path}words`, 'required', () => !isOther || words !== '')
  state(`${path}words`, 'minlength', () => !isOther || characterCount(words) >= REASON_WORDS_MIN)
  state(`${path}words`, 'maxlength', () => !isLongerThan(words, REASON_WORDS_MAX))
}

const FORM_RULES = rulesOf((values: ReasonFormValues, state, list: ReasonList) =>
  reasonRules(list, reasonIn(values), state),
)

const BODY_RULES = rulesOf((values: ReasonValues, state, list: ReasonList) =>
  reasonRules(list, values, state, ''),
)

export const createReasonSuite = (list: ReasonList) => FORM_RULES.createSuite(list)

export const validateReason = (list: ReasonList, values: ReasonValues): ErrorsByField =>
  BODY_RULES.errorsOf(values, list)
