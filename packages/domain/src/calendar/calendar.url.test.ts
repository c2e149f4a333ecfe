import { describe, expect, it } from 'vitest'
import { calendarPlaceIn, withCalendarPlace, type CalendarPlace } from './calendar.url.ts'

const TODAY = '2026-03-02'

describe('calendarPlaceIn', () => {
  it.each<[string, CalendarPlace]>([
    ['', { view: 'month', day: TODAY }],
    ['?view=week', { view: 'week', day: TODAY }],
    ['?view=week&date=2026-03-29', { view: 'week', day: '2026-03-29' }],
    ['?view=year&date=2026-12-31', { view: 'month', day: '2026-12-31' }],
    ['?date=2026-02-31', { view: 'month', day: TODAY }],
    ['?date=2026-13-01', { view: 'month', day: TODAY }],
    ['?date=tomorrow', { view: 'month', day: TODAY }],
  ])('%s', (search, place) => {
    expect(calendarPlaceIn(new URLSearchParams(search), TODAY)).toEqual(place)
  })
})

describe('withCalendarPlace', () => {
  it('comes back as it went, and keeps what is not the calendar’s', () => {
    const place: CalendarPlace = { view: 'week', day: '2026-10-25' }
    const params = withCalendarPlace(new URLSearchParams('lead=7&view=month'), place)
    expect(calendarPlaceIn(params, TODAY)).toEqual(place)
    expect(params.get('lead')).toBe('7')
  })
})
