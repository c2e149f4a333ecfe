import { monthOf, stepMonth } from '@latchkey/domain/calendar/month-grid'
import { stepWeek, weekOf } from '@latchkey/domain/calendar/week'
import { useMemo } from 'react'
import { useSearch } from '../../address/AppRouter.tsx'
import {
  calendarPlaceIn,
  withCalendarPlace,
  type CalendarPlace,
} from '@latchkey/domain/calendar/calendar-url'

const VIEWS = {
  month: { periodOf: monthOf, step: stepMonth },
  week: { periodOf: weekOf, step: stepWeek },
} as const

export function useCalendarPlace(today: string) {
  const { params, setSearch } = useSearch()
  const place = calendarPlaceIn(params, today)
  const { view, day, agent } = place
  const period = useMemo(() => VIEWS[view].periodOf(day), [view, day])

  // Replaces the history entry: Back leads to the page before the calendar.
  const go = (change: Partial<CalendarPlace>) => {
    setSearch(withCalendarPlace(params, { ...place, ...change }), { replace: true })
  }
  return {
    view,
    period,
    agent,
    show: (next: CalendarPlace['view']) => go({ view: next }),
    showWeekOf: (next: string) => go({ view: 'week', day: next }),
    showAgent: (next: CalendarPlace['agent']) => go({ agent: next }),
    jumpToToday: () => go({ day: today }),
    step: (by: -1 | 1) => go({ day: VIEWS[view].step(day, by) }),
  }
}
