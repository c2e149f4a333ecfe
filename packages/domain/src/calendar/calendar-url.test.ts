import { describe, expect, it } from 'vitest'
import { calendarPlaceIn, withCalendarPlace, type CalendarPlace } from './calendar-url.ts'

const TODAY = '2026-03-02'

describe('calendarPlaceIn', () => {
  it.each<[string, CalendarPlace]>([
    ['', { view: 'month', day: TODAY, agent: null }],
    ['?view=week', { view: 'week', day: TODAY, agent: null }],
    ['?view=week&date=2026-03-29', { view: 'week', day: '2026-03-29', agent: null }],
    ['?view=year&date=2026-12-31', { view: 'month', day: '2026-12-31', agent: null }],
    ['?date=2026-02-31', { view: 'month', day: TODAY, agent: null }],
    ['?date=2026-13-01', { view: 'month', day: TODAY, agent: null }],
    ['?agent=me', { view: 'month', day: TODAY, agent: 'me' }],
    ['?agent=7', { view: 'month', day: TODAY, agent: 7 }],
    ['?agent=all', { view: 'month', day: TODAY, agent: null }],
    ['?date=tomorrow', { view: 'month', day: TODAY, agent: null }],
  ])('%s', (search, place) => {
    expect(calendarPlaceIn(new URLSearchParams(search), TODAY)).toEqual(place)
  })
})

describe('withCalendarPlace', () => {
  it.each<CalendarPlace>([
    { view: 'week', day: '2026-10-25', agent: null },
    { view: 'month', day: '2026-10-25', agent: 7 },
  ])('round-trips and keeps other parameters: %o', (place) => {
    const params = withCalendarPlace(new URLSearchParams('lead=7&view=month&agent=me'), place)
    expect(calendarPlaceIn(params, TODAY)).toEqual(place)
    expect(params.get('lead')).toBe('7')
  })
})
