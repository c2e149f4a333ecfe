import { addMonths, firstOfMonth, mondayOf, monthText } from '../platform/values/days.ts'
import { daysFrom, type CalendarPeriod } from './calendar-day.ts'
import type { CalendarPlace } from './calendar-url.ts'
import { CALENDAR_WEEKS, WEEK_DAYS } from './calendar.limits.ts'
import { stepWeek, weekOf } from './week.ts'

type Shown = Pick<CalendarPlace, 'view' | 'day'>

/** The days that a view shows. */
export const periodOf = ({ view, day }: Shown): CalendarPeriod => (view === 'week' ? weekOf : monthOf)(day)

/** A day of the period before or after. */
export const stepFrom = ({ view, day }: Shown, by: -1 | 1): string =>
  (view === 'week' ? stepWeek : stepMonth)(day, by)

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
