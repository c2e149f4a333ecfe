import { addDays, dayOfMonth, fullDayText, weekdayName } from '../platform/values/days.ts'

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
  /** For the narrowest windows; missing if the label is short. */
  shortLabel?: string
  days: CalendarDay[]
}

/** Days whose `isOtherMonth` is true are dimmed. */
export function daysFrom(
  first: string,
  count: number,
  isOtherMonth: (day: string) => boolean,
): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    return {
      day,
      weekday: weekdayName(day),
      dayNumber: dayOfMonth(day),
      fullLabel: fullDayText(day),
      isOtherMonth: isOtherMonth(day),
    }
  })
}
