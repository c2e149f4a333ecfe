import type { ErrorsByField } from '../../platform/field-errors.ts'
import { TEXT_MAX } from '../../platform/limits.ts'
import { rulesOf } from '../../platform/validation/suite-rules.ts'
import { isLongerThan } from '../../platform/values/text.ts'
import { ANONYMISE_WORD, KEEP_LONGER_MONTHS } from './retention.limits.ts'

/** Months are null or NaN while not a number. */
export interface KeepingDraft {
  months: number | null
  reason: string
}

const RULES = rulesOf(({ months, reason }: KeepingDraft, state) => {
  state('months', 'required', () => months !== null)
  state(
    'months',
    'range',
    () =>
      months === null ||
      (Number.isInteger(months) && months >= KEEP_LONGER_MONTHS.min && months <= KEEP_LONGER_MONTHS.max),
  )
  state('reason', 'required', () => reason !== '')
  state('reason', 'maxlength', () => !isLongerThan(reason, TEXT_MAX))
})

export const createKeepingSuite = () => RULES.createSuite(undefined)

export const validateKeeping = (draft: KeepingDraft): ErrorsByField => RULES.errorsOf(draft, undefined)

const CONFIRM = rulesOf(({ confirm }: { confirm: string }, state) => {
  state('confirm', 'required', () => confirm !== '')
  state('confirm', 'enumerable', () => confirm === ANONYMISE_WORD)
})

export const createConfirmSuite = () => CONFIRM.createSuite(undefined)

export const validateConfirm = (draft: { confirm: string }): ErrorsByField =>
  CONFIRM.errorsOf(draft, undefined)
