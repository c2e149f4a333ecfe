import { addDays, dayOfMonth, dayText, mondayOf, monthText } from '../platform/values/days.ts'
import { daysFrom, type CalendarPeriod } from './calendar-day.ts'
import { WEEK_DAYS } from './calendar.limits.ts'

export function weekOf(day: string): CalendarPeriod {
  const monday = mondayOf(day)
  const sunday = addDays(monday, WEEK_DAYS - 1)
  return {
    label: `${dayText(monday)} - ${dayText(sunday)}`,
    shortLabel: spanText(monday, sunday),
    days: daysFrom(monday, WEEK_DAYS, () => false),
  }
}

const SHORT_MONTH = 3

/** '23–29 Nov 2026', '30 Nov – 6 Dec 2026' or '28 Dec 2026 – 3 Jan 2027'. */
function spanText(first: string, last: string): string {
  const [from, to] = [first, last].map((day) => {
    const [month = '', year = ''] = monthText(day).split(' ')
    return { day: dayOfMonth(day), month: month.slice(0, SHORT_MONTH), year }
  })
  if (from === undefined || to === undefined) return ''
  const end = `${to.day} ${to.month} ${to.year}`
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${end}`
  return from.month === to.month ? `${from.day}–${end}` : `${from.day} ${from.month} – ${end}`
}

/** The Monday of that week; negative `weeks` go back. */
export function stepWeek(day: string, weeks: number): string {
  return addDays(mondayOf(day), weeks * WEEK_DAYS)
}
