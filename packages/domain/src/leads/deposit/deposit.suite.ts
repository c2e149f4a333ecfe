import type { ErrorsByField } from '../../platform/field-errors.ts'
import { required, rulesOf } from '../../platform/validation/suite-rules.ts'
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

const DEPOSIT_RULES = rulesOf((values: DepositValues, state, lookups: DepositLookups) => {
  const { amount, receivedOn, agreedDeadlineOn, monthlyRent } = values
  const rent = rentOf(values, lookups)
  if (lookups.rentPence === null) {
    state('monthlyRent', 'required', () => monthlyRent !== null)
    state('monthlyRent', 'pattern', () => isPounds(monthlyRent))
    state('monthlyRent', 'min', () => isPounds(monthlyRent) && monthlyRent > 0)
    state('monthlyRent', 'max', () => isPounds(monthlyRent) && monthlyRent <= AMOUNT_MAX)
    state('monthlyRent', 'pattern', () => isPounds(monthlyRent) && isWholePence(monthlyRent))
  }
  state('amount', 'required', () => amount !== null)
  state('amount', 'pattern', () => isPounds(amount))
  state('amount', 'min', () => isPounds(amount) && amount >= 0.01)
  state('amount', 'max', () => isPounds(amount) && (rent === null || penceOf(amount) <= depositCap(rent)))
  state('amount', 'pattern', () => isPounds(amount) && isWholePence(amount))

  required('receivedOn', receivedOn, state)
  state('receivedOn', 'date', () => isDay(receivedOn))
  state('receivedOn', 'maxDate', () => receivedOn <= lookups.today)

  state('agreedDeadlineOn', 'date', () => agreedDeadlineOn === '' || isDay(agreedDeadlineOn))
  state('agreedDeadlineOn', 'minDate', () => agreedDeadlineOn === '' || agreedDeadlineOn >= receivedOn)
})

const OUTCOME_RULES = rulesOf((values: DepositOutcomeValues, state, lookups: DepositOutcomeLookups) => {
  const { outcome, on, reason } = values
  state('outcome', 'required', () => outcome !== null)
  state('outcome', 'enumerable', () => DEPOSIT_OUTCOMES.includes(outcome as DepositOutcome))

  required('on', on, state)
  state('on', 'date', () => isDay(on))
  state('on', 'minDate', () => on >= lookups.receivedOn)
  state('on', 'maxDate', () => on <= lookups.today)

  if (outcome !== DEPOSIT_OUTCOME.Kept) return
  required('reason', reason, state)
  state('reason', 'minlength', () => characterCount(reason) >= KEPT_REASON_MIN)
  state('reason', 'maxlength', () => !isLongerThan(reason, KEPT_REASON_MAX))
})

export const createDepositSuite = (lookups: DepositLookups) => DEPOSIT_RULES.createSuite(lookups)

export const validateDeposit = (values: DepositValues, lookups: DepositLookups): ErrorsByField =>
  DEPOSIT_RULES.errorsOf(values, lookups)

export const createDepositOutcomeSuite = (lookups: DepositOutcomeLookups) =>
  OUTCOME_RULES.createSuite(lookups)

export const validateDepositOutcome = (
  values: DepositOutcomeValues,
  lookups: DepositOutcomeLookups,
): ErrorsByField => OUTCOME_RULES.errorsOf(values, lookups)
