import type { ErrorName, ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { isLongerThan } from '../platform/values/text.ts'
import { ANSWER_HOURS, WEEKDAYS, type DayHours, type Holiday } from './office-hours.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** What is wrong with the hours of a week, by `{place}.{field}`; under `open` where the office never opens. Source: decision A3.3. */
export function hoursErrors(hours: readonly DayHours[]): ErrorsByField {
  const errors: ErrorsByField = {}
  const days = new Set<number>()
  hours.forEach(({ day, open, from, to }, place) => {
    const isWeekday = WEEKDAYS.some((weekday) => weekday.day === day)
    if (!isWeekday || days.has(day)) errors[`${place}.day`] = ['enumerable']
    days.add(day)
    if (!TIME.test(from)) errors[`${place}.from`] = ['pattern']
    if (!TIME.test(to)) errors[`${place}.to`] = ['pattern']
    // Of two times that are written alike the earlier sorts first.
    else if (open && TIME.test(from) && from >= to) errors[`${place}.to`] = ['range']
  })
  return errors
}

/** True for a week that has every day once, on one of which the office is open. Source: decision A3.3. */
export const isWholeWeek = (hours: readonly DayHours[]): boolean =>
  hours.length === WEEKDAYS.length && hours.some(({ open }) => open)

/** What is wrong with the days on which the office is closed, by `{place}.{field}`. */
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

/** True for a number of half hours within bounds. Source: decision A3.3. */
export const isAnswerHours = (hours: number | null): hours is number =>
  hours !== null &&
  hours >= ANSWER_HOURS.min &&
  hours <= ANSWER_HOURS.max &&
  Number.isInteger(hours / ANSWER_HOURS.step)

/** True for a day that exists, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // The 31st of February would be a day of March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** How long before the last day on which the office is closed it is asked for more, in days. Source: decision A3.4. */
const RUNNING_OUT_DAYS = 90

/** The last day on which the office is closed, where it is so near, or past, that others are wanted; null while it is not. Source: decision A3.4. */
export function lastHolidayNear(holidays: readonly Holiday[], today: string): string | null {
  const last = holidays.reduce((latest, { on }) => (isDay(on) && on > latest ? on : latest), '')
  if (last === '') return today
  return Date.parse(last) - Date.parse(today) <= RUNNING_OUT_DAYS * 86_400_000 ? last : null
}

/** Errors at places within a field, under the whole names that they have on the wire: `hours.0.to`. */
export const errorsWithin = (field: string, errors: ErrorsByField): ErrorsByField =>
  Object.fromEntries(Object.entries(errors).map(([place, names]) => [`${field}.${place}`, names]))
