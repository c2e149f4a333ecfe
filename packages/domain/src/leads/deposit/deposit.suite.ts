import { create } from 'vest'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { errorsOf, required, rule } from '../../platform/validation/suite-rules.ts'
import { isDay } from '../../platform/values/days.ts'
import { isWholePence, penceOf } from '../../platform/values/money.ts'
import { characterCount, isLongerThan } from '../../platform/values/text.ts'
import { DEPOSIT_OUTCOME, DEPOSIT_OUTCOMES, type DepositOutcome } from './deposit.enums.ts'
import { depositCap, KEPT_REASON_MAX, KEPT_REASON_MIN } from './deposit.rules.ts'
import { AMOUNT_MAX } from '../../platform/limits.ts'

/** Days are `YYYY-MM-DD`, blank for none; money is in pounds, null or NaN while it is not a number. */
export interface DepositValues {
  amount: number | null
  receivedOn: string
  agreedDeadlineOn: string
  monthlyRent: number | null
}

export interface DepositLookups {
  /** In business time. */
  today: string
  /** Of the lead, in pence; null where it has none. */
  rentPence: number | null
}

export interface DepositOutcomeValues {
  outcome: number | null
  on: string
  reason: string
}

export interface DepositOutcomeLookups {
  /** In business time. */
  today: string
  receivedOn: string
}

/** The rent that the cap is computed from, in pence; null while there is none. */
export function rentOf(
  { monthlyRent }: Pick<DepositValues, 'monthlyRent'>,
  { rentPence }: Pick<DepositLookups, 'rentPence'>,
): number | null {
  if (rentPence !== null) return rentPence
  return isPounds(monthlyRent) && monthlyRent > 0 ? penceOf(monthlyRent) : null
}

const isPounds = (pounds: number | null): pounds is number => pounds !== null && !Number.isNaN(pounds)

export const createDepositSuite = (lookups: DepositLookups) =>
  create((values: DepositValues) => {
    const { amount, receivedOn, agreedDeadlineOn, monthlyRent } = values
    const rent = rentOf(values, lookups)
    if (lookups.rentPence === null) {
      rule('monthlyRent', 'required', () => monthlyRent !== null)
      rule('monthlyRent', 'pattern', () => isPounds(monthlyRent))
      rule('monthlyRent', 'min', () => isPounds(monthlyRent) && monthlyRent > 0)
      rule('monthlyRent', 'max', () => isPounds(monthlyRent) && monthlyRent <= AMOUNT_MAX)
      rule('monthlyRent', 'pattern', () => isPounds(monthlyRent) && isWholePence(monthlyRent))
    }
    rule('amount', 'required', () => amount !== null)
    rule('amount', 'pattern', () => isPounds(amount))
    rule('amount', 'min', () => isPounds(amount) && amount >= 0.01)
    rule('amount', 'max', () => isPounds(amount) && (rent === null || penceOf(amount) <= depositCap(rent)))
    rule('amount', 'pattern', () => isPounds(amount) && isWholePence(amount))

    required('receivedOn', receivedOn)
    rule('receivedOn', 'date', () => isDay(receivedOn))
    rule('receivedOn', 'maxDate', () => receivedOn <= lookups.today)

    rule('agreedDeadlineOn', 'date', () => agreedDeadlineOn === '' || isDay(agreedDeadlineOn))
    rule('agreedDeadlineOn', 'minDate', () => agreedDeadlineOn === '' || agreedDeadlineOn >= receivedOn)
  })

export const createDepositOutcomeSuite = (lookups: DepositOutcomeLookups) =>
  create((values: DepositOutcomeValues) => {
    const { outcome, on, reason } = values
    rule('outcome', 'required', () => outcome !== null)
    rule('outcome', 'enumerable', () => DEPOSIT_OUTCOMES.includes(outcome as DepositOutcome))

    required('on', on)
    rule('on', 'date', () => isDay(on))
    rule('on', 'minDate', () => on >= lookups.receivedOn)
    rule('on', 'maxDate', () => on <= lookups.today)

    if (outcome !== DEPOSIT_OUTCOME.Kept) return
    required('reason', reason)
    rule('reason', 'minlength', () => characterCount(reason) >= KEPT_REASON_MIN)
    rule('reason', 'maxlength', () => !isLongerThan(reason, KEPT_REASON_MAX))
  })

export const validateDeposit = (values: DepositValues, lookups: DepositLookups): ErrorsByField =>
  errorsOf(createDepositSuite(lookups), values)

export const validateDepositOutcome = (
  values: DepositOutcomeValues,
  lookups: DepositOutcomeLookups,
): ErrorsByField => errorsOf(createDepositOutcomeSuite(lookups), values)
