import { daysFrom, type CalendarPeriod } from './calendar-day.ts'
import { dateOf, isoDay, mondayOf } from '../platform/values/days.ts'
import { CALENDAR_WEEKS, WEEK_DAYS } from './calendar.limits.ts'

/** Six whole weeks, from the Monday on or before the 1st. */
export function monthOf(day: string): CalendarPeriod {
  const first = dateOf(day).startOf('month')
  const month = first.month()
  const days = daysFrom(
    mondayOf(isoDay(first)),
    CALENDAR_WEEKS * WEEK_DAYS,
    (other) => dateOf(other).month() !== month,
  )
  return { label: first.format('MMMM YYYY'), days }
}

/** The first day of that month; negative `months` go back. */
export function stepMonth(day: string, months: number): string {
  return isoDay(dateOf(day).startOf('month').add(months, 'month'))
}
