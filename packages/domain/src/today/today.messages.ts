import { addDays, formatDay } from '../platform/values/days.ts'
import { LEAD_STATUS, LEAD_STATUS_LABELS } from '../leads/lead-status.ts'
import type { DayViewing } from './day.contract.ts'

/** Such as 'Tuesday 03/03/2026'. */
export const weekdayText = (day: string): string => formatDay(day, 'shownDayWithWeekday')

/** Such as 'Tomorrow, Tuesday 03/03/2026'; both days are `YYYY-MM-DD`. */
export function dayTitle(date: string, today: string): string {
  const title = weekdayText(date)
  if (date === addDays(today, -1)) return `Yesterday, ${title}`
  return date === addDays(today, 1) ? `Tomorrow, ${title}` : title
}

export const viewingStatusText = (status: DayViewing['status']): string =>
  status === LEAD_STATUS.PendingViewingScheduled ? 'Not confirmed' : LEAD_STATUS_LABELS[status]

export const SHEET_FOOT = 'Contains personal data and access details. Destroy after use.'
