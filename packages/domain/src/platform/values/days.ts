// Days are `YYYY-MM-DD`. Calculated in UTC, where every day has 24 hours, so that neither the machine's time zone nor a
// clock change affects them.
import dayjs, { type Dayjs } from 'dayjs'
import { DATE_LIMIT } from '../limits.ts'
import { FORMATS, parseDate, type DateFormat } from './time.ts'

const dateOf = (day: string): Dayjs => dayjs.utc(day)
const isoDay = (date: Dayjs): string => date.format(FORMATS.day)

/** In one of the named formats. */
export const formatDay = (day: string, format: DateFormat): string => dateOf(day).format(FORMATS[format])

/** Matches only existing days from 1900 to before 2100. */
export function isDay(text: string): boolean {
  const date = parseDate(text, 'day')
  return date !== null && date.unix() < DATE_LIMIT
}

/** The first instant of a day in UTC, in unix seconds. */
export const startInUtc = (day: string): number => dateOf(day).unix()

/** Negative `days` go back. */
export const addDays = (day: string, days: number): string => isoDay(dateOf(day).add(days, 'day'))

/** The last day of the month where the month is too short. Negative `months` go back. */
export const addMonths = (day: string, months: number): string => isoDay(dateOf(day).add(months, 'month'))

/** Negative when `last` is before `first`. */
export const daysBetween = (first: string, last: string): number => dateOf(last).diff(dateOf(first), 'day')

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => isoDay(dateOf(day).startOf('isoWeek'))

/** The first day of the month of a day. */
export const firstOfMonth = (day: string): string => isoDay(dateOf(day).startOf('month'))

/** 1 to 31. */
export const dayOfMonth = (day: string): number => dateOf(day).date()

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => dateOf(day).isoWeekday()

/** '29/03/2026' */
export const dayText = (day: string): string => formatDay(day, 'shownDay')

/** 'Monday' */
export const weekdayName = (day: string): string => formatDay(day, 'weekday')

/** 'March 2026' */
export const monthText = (day: string): string => formatDay(day, 'monthAndYear')

/** 'Monday 2 March 2026' */
export const fullDayText = (day: string): string => formatDay(day, 'dayInWords')

/** Monday to Sunday: the names of 1 to 7. */
export const WEEKDAY_NAMES: readonly string[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
  dayjs.utc().isoWeekday(weekday).format(FORMATS.weekday),
)

/** January to December. */
export const MONTH_NAMES: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  dayjs.utc().startOf('year').month(month).format(FORMATS.month),
)
