import { dateOf, isoDay } from './calendar-day.ts'

/** What the calendar shows: a month or a week, by a day in it. */
export interface CalendarPlace {
  view: 'month' | 'week'
  /** `YYYY-MM-DD` */
  day: string
}

const VIEW = 'view'
const DATE = 'date'

function dayIn(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const date = dateOf(text)
  // The 31st of February is read as a day of March.
  return date.isValid() && isoDay(date) === text ? text : null
}

/** What an address shows: the month of today, unless it says otherwise. Source: specification §2 "Calendar". */
export function calendarPlaceIn(params: URLSearchParams, today: string): CalendarPlace {
  return { view: params.get(VIEW) === 'week' ? 'week' : 'month', day: dayIn(params.get(DATE)) ?? today }
}

/** The same address with another period on show. */
export function withCalendarPlace(params: URLSearchParams, { view, day }: CalendarPlace): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set(VIEW, view)
  next.set(DATE, day)
  return next
}
