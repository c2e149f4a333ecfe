import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DATE_INPUT_FORMAT } from '../platform/values/time.ts'

dayjs.extend(utc)

export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string
  /** 'Monday' */
  weekday: string
  /** 1 to 31 */
  dayNumber: number
  /** 'Monday 2 March 2026' */
  fullLabel: string
  /** Belongs to another month than the one displayed. */
  isOtherMonth: boolean
}

export interface CalendarPeriod {
  label: string
  days: CalendarDay[]
}

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

/** For example 'Monday 2 March 2026'. */
export const fullDayLabel = (day: string): string => dateOf(day).format('dddd D MMMM YYYY')

/** Negative `days` go back. */
export const addDays = (day: string, days: number): string => isoDay(dateOf(day).add(days, 'day'))

/** Negative when `last` is before `first`. */
export const daysBetween = (first: string, last: string): number => dateOf(last).diff(dateOf(first), 'day')

/** Weeks start on Monday. */
export function mondayOf(day: string): string {
  // dayjs numbers days from Sunday (0).
  const daysSinceMonday = (dateOf(day).day() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/** Days whose `isOtherMonth` is true are dimmed. */
export function daysFrom(
  first: string,
  count: number,
  isOtherMonth: (day: string) => boolean,
): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    const date = dateOf(day)
    return {
      day,
      weekday: date.format('dddd'),
      dayNumber: date.date(),
      fullLabel: fullDayLabel(day),
      isOtherMonth: isOtherMonth(day),
    }
  })
}
