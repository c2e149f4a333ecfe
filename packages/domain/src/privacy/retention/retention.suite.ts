import { create } from 'vest'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { TEXT_MAX } from '../../platform/limits.ts'
import { errorsOf, required, requiredText, rule } from '../../platform/validation/suite-rules.ts'
import { ANONYMISE_WORD, KEEP_LONGER_MONTHS } from './retention.limits.ts'

/** Months are null or NaN while not a number. */
export interface KeepingDraft {
  months: number | null
  reason: string
}

export const createKeepingSuite = () =>
  create(({ months, reason }: KeepingDraft) => {
    rule('months', 'required', () => months !== null)
    rule(
      'months',
      'range',
      () =>
        months === null ||
        (Number.isInteger(months) && months >= KEEP_LONGER_MONTHS.min && months <= KEEP_LONGER_MONTHS.max),
    )
    requiredText('reason', reason, TEXT_MAX)
  })

export const validateKeeping = (draft: KeepingDraft): ErrorsByField => errorsOf(createKeepingSuite(), draft)

export const createConfirmSuite = () =>
  create(({ confirm }: { confirm: string }) => {
    required('confirm', confirm)
    rule('confirm', 'enumerable', () => confirm === ANONYMISE_WORD)
  })

export const validateConfirm = (draft: { confirm: string }): ErrorsByField =>
  errorsOf(createConfirmSuite(), draft)
