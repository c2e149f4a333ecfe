import { addDays, mondayOf } from '../platform/values/days.ts'
import { REPORT_WEEKS } from './report.limits.ts'

/** Leads without a project, or without a handler. */
export const NO_ONE = 'none'

/** Mondays of all weeks that a period touches. */
export function weeksOf(from: string, to: string): string[] {
  const weeks: string[] = []
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}

/** The last weeks up to a day, this one included. */
export const defaultPeriod = (today: string) => ({
  from: addDays(mondayOf(today), -7 * (REPORT_WEEKS - 1)),
  to: today,
})
