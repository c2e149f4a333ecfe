import { describe, expect, it } from 'vitest'
import { stepWeek, weekOf } from './week.ts'

describe('weekOf', () => {
  it.each(['2026-03-02', '2026-03-05', '2026-03-08'])('%s is in the week of Monday 2 March', (day) => {
    const { label, days } = weekOf(day)
    expect(label).toBe('02/03/2026 - 08/03/2026')
    expect(days.map((each) => each.dayNumber)).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('labels its days and dims none, also across a year’s end', () => {
    const { label, days } = weekOf('2027-01-01')
    expect(label).toBe('28/12/2026 - 03/01/2027')
    expect(days[0]?.fullLabel).toBe('Monday 28 December 2026')
    expect(days[6]?.fullLabel).toBe('Sunday 3 January 2027')
    expect(days.some((each) => each.isOtherMonth)).toBe(false)
  })

  it.each([
    ['2026-03-29', '23/03/2026 - 29/03/2026'],
    ['2026-10-25', '19/10/2026 - 25/10/2026'],
  ])('ends on the clock-change Sunday %s', (sunday, label) => {
    expect(weekOf(sunday).label).toBe(label)
    expect(weekOf(sunday).days[6]?.day).toBe(sunday)
  })
})

it.each([
  ['2026-11-25', '23–29 Nov 2026'],
  ['2026-12-02', '30 Nov – 6 Dec 2026'],
  ['2027-01-01', '28 Dec 2026 – 3 Jan 2027'],
])('the week of %s is %s in short', (day, text) => {
  expect(weekOf(day).shortLabel).toBe(text)
})

describe('stepWeek', () => {
  it('steps without limit in both directions, also over clock changes', () => {
    expect(stepWeek('2026-03-29', 1)).toBe('2026-03-30')
    expect(stepWeek('2026-10-26', -1)).toBe('2026-10-19')
    expect(stepWeek('2026-03-04', 52)).toBe('2027-03-01')
    expect(stepWeek('2026-03-04', -6)).toBe('2026-01-19')
  })
})
