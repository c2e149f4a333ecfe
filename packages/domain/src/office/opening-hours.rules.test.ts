import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, type DayHours } from './office-hours.ts'
import {
  holidayErrors,
  hoursErrors,
  isResponseHours,
  isWholeWeek,
  lastHolidayNear,
} from './opening-hours.rules.ts'

const weekWith = (over: Partial<DayHours>) =>
  DEFAULT_HOURS.map((hours) => (hours.day === 1 ? { ...hours, ...over } : hours))

describe('office hours', () => {
  it('may be the defaults', () => {
    expect(hoursErrors(DEFAULT_HOURS)).toEqual({})
    expect(isWholeWeek(DEFAULT_HOURS)).toBe(true)
  })

  it.each([
    [{ from: '18:00' }, { '0.to': ['range'] }],
    [{ from: '18:01' }, { '0.to': ['range'] }],
    [{ from: '18:01', open: false }, {}],
    [{ to: '24:00' }, { '0.to': ['pattern'] }],
    [{ from: '9:00' }, { '0.from': ['pattern'] }],
    [
      { from: '', to: '' },
      { '0.from': ['pattern'], '0.to': ['pattern'] },
    ],
    [{ day: 8 }, { '0.day': ['enumerable'] }],
    [{ day: 2 }, { '1.day': ['enumerable'] }],
  ])('%j', (over, errors) => {
    expect(hoursErrors(weekWith(over))).toEqual(errors)
  })

  it('require seven days, at least one of them open', () => {
    expect(isWholeWeek(DEFAULT_HOURS.slice(1))).toBe(false)
    expect(isWholeWeek(DEFAULT_HOURS.map((hours) => ({ ...hours, open: false })))).toBe(false)
  })
})

it.each([
  [[{ on: '2026-12-25', name: 'Christmas Day' }], {}],
  [[{ on: '2026-02-31', name: 'x' }], { '0.on': ['date'] }],
  [[{ on: '', name: ' ' }], { '0.on': ['date'], '0.name': ['required'] }],
  [[{ on: '2026-12-25', name: 'x'.repeat(256) }], { '0.name': ['maxlength'] }],
  [
    [
      { on: '2026-12-25', name: 'One' },
      { on: '2026-12-25', name: 'Two' },
    ],
    { '1.on': ['unique'] },
  ],
])('closed days %j', (holidays, errors) => {
  expect(holidayErrors(holidays)).toEqual(errors)
})

it.each([
  [0.5, true],
  [80, true],
  [2, true],
  [0, false],
  [80.5, false],
  [1.25, false],
  [Number.NaN, false],
  [null, false],
])('%s hours until an answer: %s', (hours, isValid) => {
  expect(isResponseHours(hours)).toBe(isValid)
})

it.each([
  ['2026-09-25', null],
  ['2026-09-26', '2026-12-25'],
  ['2027-03-01', '2026-12-25'],
])('more closed days are asked for 90 days before the last: on %s', (today, last) => {
  const holidays = [
    { on: '2026-12-25', name: 'Christmas Day' },
    { on: '2026-01-01', name: 'New Year' },
  ]
  expect(lastHolidayNear(holidays, today)).toBe(last)
})
