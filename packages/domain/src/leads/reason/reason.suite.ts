import type { ErrorsByField } from '../../platform/field-errors.ts'
import { characterCount, isLongerThan } from '../../platform/values/text.ts'
import { rule, rulesOf } from '../../platform/validation/suite-rules.ts'
import { REASON_LABELS, REASON_WORDS_MAX, REASON_WORDS_MIN, type ReasonList } from './reason.enums.ts'
import { OTHER_REASON, reasonIn, type ReasonFormValues, type ReasonValues } from './reason.values.ts'

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
