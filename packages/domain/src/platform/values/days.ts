// Days are `YYYY-MM-DD`. Calculated in UTC, where every day has 24 hours, so that neither the machine's time zone nor a
// clock change affects them.
import { DAY_SECONDS } from './durations.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

// Names instead of Intl, whose first use takes a browser 12 ms.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const dateOf = (day: string): Date => new Date(`${day}T00:00Z`)
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Matches only existing days from the year 1000 on. */
export function isDay(text: string): boolean {
  const date = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? dateOf(text) : null
  // Browsers read 31 February as a day of March.
  return date !== null && !Number.isNaN(date.getTime()) && isoDay(date) === text
}

/** The first instant of a day in UTC, in unix seconds. */
export const startInUtc = (day: string): number => dateOf(day).getTime() / 1000

/** Negative `days` go back. */
export const addDays = (day: string, days: number): string =>
  isoDay(new Date((startInUtc(day) + days * DAY_SECONDS) * 1000))

/** The last day of the month where the month is too short. Negative `months` go back. */
export function addMonths(day: string, months: number): string {
  const date = dateOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return isoDay(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))))
}

/** Negative when `last` is before `first`. */
export const daysBetween = (first: string, last: string): number =>
  (startInUtc(last) - startInUtc(first)) / DAY_SECONDS

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7))

/** The first day of the month of a day. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** 1 to 31. */
export const dayOfMonth = (day: string): number => Number(day.slice(8))

/** '29/03/2026' */
export const dayText = (day: string): string => day.split('-').toReversed().join('/')

/** 'Monday' */
export const weekdayName = (day: string): string => WEEKDAYS[dateOf(day).getUTCDay() as 0]

/** 'March 2026' */
export const monthText = (day: string): string =>
  `${MONTHS[dateOf(day).getUTCMonth() as 0]} ${day.slice(0, 4)}`

/** 'Monday 2 March 2026' */
export const fullDayText = (day: string): string => `${weekdayName(day)} ${dayOfMonth(day)} ${monthText(day)}`
