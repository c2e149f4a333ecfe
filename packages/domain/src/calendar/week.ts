import { DATE_FORMAT } from '../platform/values/time.ts'
import { daysFrom, mondayOf, type CalendarPeriod } from './calendar-day.ts'
import { addDays, dateOf } from '../platform/values/days.ts'
import { WEEK_DAYS } from './calendar.limits.ts'

export function weekOf(day: string): CalendarPeriod {
  const monday = mondayOf(day)
  const sunday = addDays(monday, WEEK_DAYS - 1)
  return {
    label: `${dateOf(monday).format(DATE_FORMAT)} - ${dateOf(sunday).format(DATE_FORMAT)}`,
    days: daysFrom(monday, WEEK_DAYS, () => false),
  }
}

/** The Monday of that week; negative `weeks` go back. */
export function stepWeek(day: string, weeks: number): string {
  return addDays(mondayOf(day), weeks * WEEK_DAYS)
}
