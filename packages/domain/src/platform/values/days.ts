import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DATE_INPUT_FORMAT } from './time.ts'

dayjs.extend(utc)

/**
 * A `YYYY-MM-DD` day for arithmetic. In UTC every day has 24 hours, so neither the machine's time zone nor a clock
 * change can move it to another day.
 */
export const dateOf = (day: string): Dayjs => dayjs.utc(day)

/** As `YYYY-MM-DD`. */
export const isoDay = (date: Dayjs): string => date.format(DATE_INPUT_FORMAT)

/** Matches only existing days, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  // dayjs reads 31 February as a day of March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(dateOf(text)) === text
}

/** Negative `days` go back. */
export const addDays = (day: string, days: number): string => isoDay(dateOf(day).add(days, 'day'))

/** The last day of the month where the month is too short. Negative `months` go back. */
export const addMonths = (day: string, months: number): string => isoDay(dateOf(day).add(months, 'month'))

/** Negative when `last` is before `first`. */
export const daysBetween = (first: string, last: string): number => dateOf(last).diff(dateOf(first), 'day')

/** The Monday on or before a day. */
export const mondayOf = (day: string): string =>
  // dayjs numbers days from Sunday (0).
  addDays(day, -((dateOf(day).day() + 6) % 7))
