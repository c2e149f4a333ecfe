import { daysFrom, type CalendarPeriod } from './calendar-day.ts'
import { addMonths, firstOfMonth, mondayOf, monthText } from '../platform/values/days.ts'
import { CALENDAR_WEEKS, WEEK_DAYS } from './calendar.limits.ts'

/** Six whole weeks, from the Monday on or before the 1st. */
export function monthOf(day: string): CalendarPeriod {
  const first = firstOfMonth(day)
  const days = daysFrom(mondayOf(first), CALENDAR_WEEKS * WEEK_DAYS, (other) => firstOfMonth(other) !== first)
  return { label: monthText(day), days }
}

/** The first day of that month; negative `months` go back. */
export function stepMonth(day: string, months: number): string {
  return addMonths(firstOfMonth(day), months)
}
