import { dateOf, daysFrom, isoDay, mondayOf, type CalendarPeriod } from './calendar-day.ts'
import { CALENDAR_WEEKS, WEEK_DAYS } from './calendar.limits.ts'

/** The month that holds a day, as six whole weeks from the Monday of the week that holds the 1st. Source: specification §2, §9. */
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

/** The first day of the month so many months after the one that holds a day; before it when negative. */
export function stepMonth(day: string, months: number): string {
  return isoDay(dateOf(day).startOf('month').add(months, 'month'))
}
