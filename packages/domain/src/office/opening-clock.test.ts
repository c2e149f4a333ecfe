import { describe, expect, it } from 'vitest'
import { createDateFormatter } from '../platform/values/time.ts'
import { createOpeningClock } from './opening-clock.ts'
import { DEFAULT_HOURS } from './office-hours.ts'

const dates = createDateFormatter('Europe/London')
const at = (text: string): number => {
  const instant = dates.fromLocalInput(text)
  if (instant === null) throw new Error(`There is no ${text}.`)
  return instant
}
const nineToFive = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: day < 6, from: '09:00', to: '17:00' }))
const office = createOpeningClock({ hours: nineToFive, holidays: [] }, dates)
const minutes = (from: string, to: string, clock = office) => clock.minutesBetween(at(from), at(to))

describe('minutesBetween', () => {
  it.each([
    ['within a day', '2026-03-02T10:00', '2026-03-02T10:45', 45],
    ['over a weekend', '2026-03-06T16:30', '2026-03-09T09:45', 75],
    ['before the office opens', '2026-03-02T06:00', '2026-03-02T08:59', 0],
    ['from the night before', '2026-03-02T22:00', '2026-03-03T09:10', 10],
    ['until the evening', '2026-03-02T16:00', '2026-03-02T23:00', 60],
    ['through a whole day', '2026-03-02T03:00', '2026-03-04T03:00', 960],
    ['on a Sunday', '2026-03-08T10:00', '2026-03-08T15:00', 0],
    ['backwards', '2026-03-03T10:00', '2026-03-02T10:00', 0],
    ['over three years', '2023-03-06T09:00', '2026-03-02T09:00', 780 * 480],
  ])('%s', (_what, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected)
  })

  it('omits incomplete minutes', () => {
    expect(office.minutesBetween(at('2026-03-02T10:00') + 30, at('2026-03-02T10:02'))).toBe(1)
  })

  it('is 0 on a bank holiday', () => {
    const withHoliday = { hours: nineToFive, holidays: [{ on: '2026-04-03', name: 'Good Friday' }] }
    const clock = createOpeningClock(withHoliday, dates)
    expect(minutes('2026-04-02T16:30', '2026-04-06T09:45', clock)).toBe(75)
    expect(minutes('2026-04-03T09:00', '2026-04-03T17:00', clock)).toBe(0)
  })

  it('counts the same when asked for an earlier start than before', () => {
    const clock = createOpeningClock({ hours: DEFAULT_HOURS, holidays: [] }, dates)
    expect(minutes('2026-03-02T09:00', '2026-03-09T09:00', clock)).toBe(5 * 540 + 360)
    expect(minutes('2026-02-02T09:00', '2026-03-09T09:00', clock)).toBe(5 * (5 * 540 + 360))
    expect(minutes('2026-03-02T09:00', '2026-03-09T09:00', clock)).toBe(5 * 540 + 360)
  })
})

describe('when the clocks change', () => {
  const always = createOpeningClock(
    { hours: nineToFive.map((day) => ({ ...day, open: true, from: '00:00', to: '23:59' })), holidays: [] },
    dates,
  )
  const nights = createOpeningClock(
    { hours: nineToFive.map((day) => ({ ...day, open: true, from: '01:30', to: '04:00' })), holidays: [] },
    dates,
  )

  it.each([
    ['does not affect the next weekday', office, '2026-03-27T16:00', '2026-03-30T10:00', 120],
    ['loses an hour in spring', always, '2026-03-29T00:00', '2026-03-29T23:59', 22 * 60 + 59],
    ['gains an hour in autumn', always, '2026-10-25T00:00', '2026-10-25T23:59', 24 * 60 + 59],
    ['a day that opens in the skipped hour', nights, '2026-03-29T00:00', '2026-03-29T05:00', 90],
    ['a day that opens in the repeated hour', nights, '2026-10-25T00:00', '2026-10-25T05:00', 210],
  ])('%s', (_what, clock, from, to, expected) => {
    expect(minutes(from, to, clock)).toBe(expected)
  })
})

describe('minutesBefore', () => {
  it.each([
    ['2026-03-02T12:00', 120, '2026-03-02T10:00'],
    ['2026-03-09T09:45', 75, '2026-03-06T16:30'],
    ['2026-03-08T12:00', 30, '2026-03-06T16:30'],
    ['2026-03-02T23:00', 480, '2026-03-02T09:00'],
  ])('%s, %i minutes', (to, count, expected) => {
    const found = office.minutesBefore(at(to), count)
    expect(found === null ? null : dates.toLocalInput(found)).toBe(expected)
    expect(office.minutesBetween(found ?? 0, at(to))).toBe(count)
  })

  it('is null for an office that never opens', () => {
    const never = createOpeningClock({ hours: [], holidays: [] }, dates)
    expect(never.minutesBefore(at('2026-03-02T12:00'), 1)).toBeNull()
  })
})
