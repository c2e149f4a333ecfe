import { addDays, dayText, mondayOf } from '../platform/values/days.ts'
import { daysFrom, type CalendarPeriod } from './calendar-day.ts'
import { WEEK_DAYS } from './calendar.limits.ts'

export function weekOf(day: string): CalendarPeriod {
  const monday = mondayOf(day)
  const sunday = addDays(monday, WEEK_DAYS - 1)
  return {
    label: `${dayText(monday)} - ${dayText(sunday)}`,
    days: daysFrom(monday, WEEK_DAYS, () => false),
  }
}

/** The Monday of that week; negative `weeks` go back. */
export function stepWeek(day: string, weeks: number): string {
  return addDays(mondayOf(day), weeks * WEEK_DAYS)
}
