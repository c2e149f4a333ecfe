import type { ErrorName, ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { daysBetween, isDay } from '../platform/values/days.ts'
import { isLongerThan } from '../platform/values/text.ts'
import { RESPONSE_HOURS, WEEKDAYS, type DayHours, type Holiday } from './office-hours.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Keyed by `{index}.{field}`. */
export function hoursErrors(hours: readonly DayHours[]): ErrorsByField {
  const errors: ErrorsByField = {}
  const days = new Set<number>()
  hours.forEach(({ day, open, from, to }, place) => {
    const isWeekday = WEEKDAYS.some((weekday) => weekday.day === day)
    if (!isWeekday || days.has(day)) errors[`${place}.day`] = ['enumerable']
    days.add(day)
    if (!TIME.test(from)) errors[`${place}.from`] = ['pattern']
    if (!TIME.test(to)) errors[`${place}.to`] = ['pattern']
    // `HH:mm` sorts as text.
    else if (open && TIME.test(from) && from >= to) errors[`${place}.to`] = ['range']
  })
  return errors
}

/** True for every weekday once, at least one of them open. */
export const isWholeWeek = (hours: readonly DayHours[]): boolean =>
  hours.length === WEEKDAYS.length && hours.some(({ open }) => open)

/** Keyed by `{index}.{field}`. */
export function holidayErrors(holidays: readonly Holiday[]): ErrorsByField {
  const errors: ErrorsByField = {}
  const days = new Set<string>()
  holidays.forEach(({ on, name }, place) => {
    if (!isDay(on)) errors[`${place}.on`] = ['date']
    else if (days.has(on)) errors[`${place}.on`] = ['unique']
    days.add(on)
    const wrong = nameError(name)
    if (wrong !== null) errors[`${place}.name`] = [wrong]
  })
  return errors
}

function nameError(name: string): ErrorName | null {
  if (name.trim() === '') return 'required'
  return isLongerThan(name, TEXT_MAX) ? 'maxlength' : null
}

/** In half hours, within the bounds. */
export const isResponseHours = (hours: number | null): hours is number =>
  hours !== null &&
  hours >= RESPONSE_HOURS.min &&
  hours <= RESPONSE_HOURS.max &&
  Number.isInteger(hours / RESPONSE_HOURS.step)

/** Days before the last bank holiday at which more are asked for. */
const RUNNING_OUT_DAYS = 90

/** The last bank holiday when it is near or past; `today` when there is none; otherwise null. */
export function lastHolidayNear(holidays: readonly Holiday[], today: string): string | null {
  const last = holidays.reduce((latest, { on }) => (isDay(on) && on > latest ? on : latest), '')
  if (last === '') return today
  return daysBetween(today, last) <= RUNNING_OUT_DAYS ? last : null
}

/** Prefixes the keys with the field, as on the wire: `hours.0.to`. */
export const errorsWithin = (field: string, errors: ErrorsByField): ErrorsByField =>
  Object.fromEntries(Object.entries(errors).map(([place, names]) => [`${field}.${place}`, names]))
