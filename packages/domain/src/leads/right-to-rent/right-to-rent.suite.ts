import { create } from 'vest'
import type { ErrorName, ErrorsByField } from '../../platform/field-errors.ts'
import { TEXT_MAX } from '../../platform/limits.ts'
import { errorsOf, required, requiredText, rule } from '../../platform/validation/suite-rules.ts'
import { addDays, isDay } from '../../platform/values/days.ts'
import { characterCount, isLongerThan } from '../../platform/values/text.ts'
import type { RightToRentCheck } from './right-to-rent.contract.ts'
import { CHECK_KIND, CHECK_KINDS, type CheckKind } from './right-to-rent.enums.ts'
import { ADULTS, CHECK_HOLDS_DAYS, OVERRIDE_MAX, OVERRIDE_MIN } from './right-to-rent.limits.ts'

/** Days are `YYYY-MM-DD`, blank for none. */
export interface CheckValues {
  adultName: string
  kind: number | null
  checkedOn: string
  expiresOn: string
}

export interface CheckLookups {
  /** In business time. */
  today: string
}

export const isCheckKind = (kind: number | null): kind is CheckKind => CHECK_KINDS.includes(kind as CheckKind)

const LIMITED: readonly (number | null)[] = [
  CHECK_KIND.DocumentWithTimeLimit,
  CHECK_KIND.LandlordCheckingService,
]

/** True if 'Valid until' is required. */
export const needsExpiry = (kind: number | null): boolean => LIMITED.includes(kind)

/** True if 'Valid until' is read. */
export const hasExpiry = (kind: number | null): boolean =>
  needsExpiry(kind) || kind === CHECK_KIND.OnlineCheck

export const createCheckSuite = ({ today }: CheckLookups) =>
  create((values: CheckValues) => {
    const { adultName, kind, checkedOn, expiresOn } = values
    requiredText('adultName', adultName, TEXT_MAX)
    rule('kind', 'required', () => kind !== null)
    rule('kind', 'enumerable', () => isCheckKind(kind))

    required('checkedOn', checkedOn)
    rule('checkedOn', 'date', () => isDay(checkedOn))
    rule('checkedOn', 'maxDate', () => checkedOn <= today)

    if (!hasExpiry(kind)) return
    if (needsExpiry(kind)) required('expiresOn', expiresOn)
    rule('expiresOn', 'date', () => expiresOn === '' || isDay(expiresOn))
    rule('expiresOn', 'minDate', () => expiresOn === '' || expiresOn > checkedOn)
  })

export const validateCheck = (values: CheckValues, lookups: CheckLookups): ErrorsByField =>
  errorsOf(createCheckSuite(lookups), values)

export interface OverrideValues {
  rightToRentOverride: string
}

export const createOverrideSuite = () =>
  create(({ rightToRentOverride: reason }: OverrideValues) => {
    rule('rightToRentOverride', 'minlength', () => characterCount(reason) >= OVERRIDE_MIN)
    rule('rightToRentOverride', 'maxlength', () => !isLongerThan(reason, OVERRIDE_MAX))
  })

export const validateOverride = (values: OverrideValues): ErrorsByField =>
  errorsOf(createOverrideSuite(), values)

export function adultsError(adults: number | null): ErrorName | null {
  if (adults === null) return 'required'
  return Number.isInteger(adults) && adults >= ADULTS.min && adults <= ADULTS.max ? null : 'range'
}

/** `today` is the day in business time. */
export const isValidCheck = ({ expiresOn }: Pick<RightToRentCheck, 'expiresOn'>, today: string): boolean =>
  expiresOn === null || expiresOn >= today

/** True where a check with a time limit is too old for a tenancy that is to start on `moveOn` (rule W4.4). */
export const needsNewCheck = (
  { checkedOn, expiresOn }: Pick<RightToRentCheck, 'checkedOn' | 'expiresOn'>,
  moveOn: string,
  today: string,
): boolean => expiresOn !== null && moveOn >= today && moveOn > addDays(checkedOn, CHECK_HOLDS_DAYS)
