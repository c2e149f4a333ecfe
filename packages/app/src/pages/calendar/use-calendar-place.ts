import { monthOf, stepMonth } from '@latchkey/domain/calendar/month-grid'
import { stepWeek, weekOf } from '@latchkey/domain/calendar/week'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useSetSearch } from '../../address/AppRouter.tsx'
import { WITHIN_PAGE } from '../../address/within-page.ts'
import {
  calendarPlaceIn,
  withCalendarPlace,
  type CalendarPlace,
} from '@latchkey/domain/calendar/calendar.url'

const VIEWS = {
  month: { periodOf: monthOf, step: stepMonth },
  week: { periodOf: weekOf, step: stepWeek },
} as const

/** The period that the address of the calendar shows, and the ways to another. */
export function useCalendarPlace(today: string) {
  const { search, state } = useLocation()
  const setSearch = useSetSearch()
  const params = new URLSearchParams(search)
  const { view, day } = calendarPlaceIn(params, today)
  const period = useMemo(() => VIEWS[view].periodOf(day), [view, day])

  // Leafing through leaves no steps for Back, which leads to the page before the calendar.
  const go = (place: CalendarPlace) => {
    setSearch(withCalendarPlace(params, place), { replace: true, ...WITHIN_PAGE, state })
  }
  return {
    view,
    period,
    show: (next: CalendarPlace['view']) => go({ view: next, day }),
    jumpToToday: () => go({ view, day: today }),
    step: (by: -1 | 1) => go({ view, day: VIEWS[view].step(day, by) }),
  }
}
