import { create } from 'vest'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { characterCount, isLongerThan } from '../../platform/values/text.ts'
import { errorsOf, rule } from '../../platform/validation/suite-rules.ts'
import { REASON_LABELS, REASON_WORDS_MAX, REASON_WORDS_MIN, type ReasonList } from './reason.enums.ts'
import { OTHER_REASON, reasonIn, type ReasonFormValues, type ReasonValues } from './reason-values.ts'

/** States the rules of a reason; `path` begins the names of its fields. */
export function reasonRules(
  list: ReasonList,
  { reason, words }: ReasonValues,
  path: 'statusReason.' | '',
): void {
  rule(`${path}reason`, 'required', () => reason !== null)
  rule(`${path}reason`, 'enumerable', () => reason !== null && Object.hasOwn(REASON_LABELS[list], reason))
  const isOther = reason === OTHER_REASON[list]
  rule(`${path}words`, 'required', () => !isOther || words !== '')
  rule(`${path}words`, 'minlength', () => !isOther || characterCount(words) >= REASON_WORDS_MIN)
  rule(`${path}words`, 'maxlength', () => !isLongerThan(words, REASON_WORDS_MAX))
}

export const createReasonSuite = (list: ReasonList) =>
  create((values: ReasonFormValues) => reasonRules(list, reasonIn(values), 'statusReason.'))

/** Fields are named as in the body of a call about the reason alone. */
export const validateReason = (list: ReasonList, reason: ReasonValues): ErrorsByField =>
  errorsOf(
    create((values: ReasonValues) => reasonRules(list, values, '')),
    reason,
  )
