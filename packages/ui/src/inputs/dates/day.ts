// Days are `YYYY-MM-DD`, and wall times `YYYY-MM-DDTHH:mm`. Calculated in UTC, where every day has 24 hours,
// so that neither the device's time zone nor a clock change affects them.

const DAY_MS = 86_400_000
const WEEK_DAYS = 7
/** Weeks of a displayed month: six cover every month. */
const SHOWN_WEEKS = 6

export type DateUnit = 'year' | 'month' | 'day' | 'hour' | 'minute'

const MS: Partial<Record<DateUnit, number>> = { day: DAY_MS, hour: 3_600_000, minute: 60_000 }

const dateOf = (wall: string): Date => new Date(wall.includes('T') ? `${wall}Z` : wall)
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** The day of a year, month (from 1) and day of the month; null if it does not exist, such as 31/02. */
export function dayIn(year: number, month: number, day: number): string | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoDay(date) : null
}

/** Adds units to a day or wall time; months and years are clamped to the last day of the month. */
export function addTo(wall: string, unit: DateUnit, count: number): string {
  const date = dateOf(wall)
  const ms = MS[unit]
  if (ms === undefined) {
    const day = date.getUTCDate()
    date.setUTCDate(1)
    if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + count)
    else date.setUTCFullYear(date.getUTCFullYear() + count)
    date.setUTCDate(Math.min(day, lastOf(date)))
  } else date.setTime(date.getTime() + count * ms)
  return date.toISOString().slice(0, wall.length)
}

const lastOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()

/** Negative when the second day is earlier. */
export const daysBetween = (one: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS)

/** The Monday on or before a day. */
export const mondayOf = (day: string): string =>
  addTo(day, 'day', -((dateOf(day).getUTCDay() + 6) % WEEK_DAYS))

/** The month of a day as whole weeks from Monday. */
export function weeksOf(day: string): string[][] {
  const first = mondayOf(`${day.slice(0, 8)}01`)
  return Array.from({ length: SHOWN_WEEKS }, (_week, week) =>
    Array.from({ length: WEEK_DAYS }, (_day, index) => addTo(first, 'day', week * WEEK_DAYS + index)),
  )
}

// Names instead of Intl, whose first use on a page takes 12 ms.
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
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'December 2026' */
export function monthInFull(day: string): string {
  const date = dateOf(day)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** 'Monday' */
export const weekdayInFull = (day: string): string => WEEKDAYS[dateOf(day).getUTCDay()] ?? ''

/** 'Monday 7 December 2026' */
export const dayInFull = (day: string): string =>
  `${weekdayInFull(day)} ${dateOf(day).getUTCDate()} ${monthInFull(day)}`
