import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DATE_INPUT_FORMAT } from '../platform/values/time.ts'

dayjs.extend(utc)

/** A day of a calendar as a view shows it. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string
  /** 'Monday' */
  weekday: string
  /** 1 to 31 */
  dayNumber: number
  /** 'Monday 2 March 2026' */
  fullLabel: string
  /** True for a day of another month than the one on show. */
  isOtherMonth: boolean
}

/** What a calendar shows at once. */
export interface CalendarPeriod {
  /** What a person reads above it. */
  label: string
  days: CalendarDay[]
}

/**
 * A calendar day as something to count with. It is kept in UTC, where every day has 24 hours:
 * neither the machine's zone nor a clock change can move it to a neighbour.
 */
export const dateOf = (day: string): Dayjs => dayjs.utc(day)

/** A counted day as `YYYY-MM-DD`. */
export const isoDay = (date: Dayjs): string => date.format(DATE_INPUT_FORMAT)

/** True for a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  // The 31st of February is read as a day of March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(dateOf(text)) === text
}

/** A day in full: 'Monday 2 March 2026'. */
export const fullDayLabel = (day: string): string => dateOf(day).format('dddd D MMMM YYYY')

/** The day so many days later; earlier when negative. */
export const addDays = (day: string, days: number): string => isoDay(dateOf(day).add(days, 'day'))

/** How many days one day is after another; negative when before. */
export const daysBetween = (first: string, last: string): number => dateOf(last).diff(dateOf(first), 'day')

/** The Monday on or before a day. Source: specification §9, Monday-first weeks. */
export function mondayOf(day: string): string {
  // dayjs counts from Sunday (0), a week here from Monday.
  const daysSinceMonday = (dateOf(day).day() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/** So many days in a row as views show them; those of which `isOtherMonth` is true are dimmed. */
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
