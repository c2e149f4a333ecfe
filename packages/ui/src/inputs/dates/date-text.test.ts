import { describe, expect, it } from 'vitest'
import { readDateText, readDay, readTime, showDateText, stepDate } from './date-text.ts'

const TODAY = '2026-11-22'

describe('a typed day', () => {
  it.each([
    ['07/12/2026', '2026-12-07'],
    ['7/12/26', '2026-12-07'],
    ['7.12.2026', '2026-12-07'],
    ['07-12-2026', '2026-12-07'],
    ['7 12 2026', '2026-12-07'],
    ['07122026', '2026-12-07'],
    ['071226', '2026-12-07'],
    ['7 Dec 2026', '2026-12-07'],
    ['7 december', '2026-12-07'],
    ['2026-12-07', '2026-12-07'],
    [' 7/12 ', '2026-12-07'],
    ['0712', '2026-12-07'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, TODAY)).toBe(day)
  })

  it.each([
    ['7/1', '2026-11-22', '2027-01-07'],
    ['20/12', '2027-01-05', '2026-12-20'],
    ['22/11', '2026-11-22', '2026-11-22'],
    ['29/2', '2027-11-01', '2028-02-29'],
  ])('%s, typed on %s, is %s: the year closest to today', (text, today, day) => {
    expect(readDay(text, today)).toBe(day)
  })

  it.each([
    '',
    '7',
    '31/02/2026',
    '12/13/2026',
    '0/12/2026',
    '7/12/202',
    '7/12/20266',
    '29/2',
    'tomorrow',
    '7/foo',
  ])('not a day: %j', (text) => {
    expect(readDay(text, TODAY)).toBeNull()
  })
})

it.each([
  ['1030', '10:30'],
  ['10.30', '10:30'],
  ['10:30', '10:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['00:00', '00:00'],
  ['2359', '23:59'],
  ['24', null],
  ['10:60', null],
  ['10:3', null],
  ['10am', null],
])('the time %s is %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

describe('a day and a time', () => {
  it.each([
    ['07/12/2026 10:30', '2026-12-07T10:30'],
    ['7/12 1030', '2026-12-07T10:30'],
    ['7/12, 9', '2026-12-07T09:00'],
    ['071220261030', '2026-12-07T10:30'],
    ['7 12 10 30', '2026-12-07T10:30'],
    ['7 Dec 10.30', '2026-12-07T10:30'],
    ['2026-12-07T10:30', '2026-12-07T10:30'],
  ])('%s is %s', (text, value) => {
    expect(readDateText(text, 'date-time', TODAY)).toBe(value)
  })

  it.each(['07/12/2026', '10:30', '', '07/12/2026 25:00', '31/02/2026 10:00'])('invalid: %j', (text) => {
    expect(readDateText(text, 'date-time', TODAY)).toBeNull()
  })
})

it('a value is shown with the day first, and invalid text as typed', () => {
  expect(showDateText('2026-12-07', 'date')).toBe('07/12/2026')
  expect(showDateText('2026-12-07T10:30', 'date-time')).toBe('07/12/2026 10:30')
  expect(showDateText('7/12', 'date-time')).toBe('7/12')
  expect(showDateText('', 'date')).toBe('')
})

describe('a step', () => {
  it.each([
    [0, 1, '2027-01-01T10:30', 0, 2],
    [4, 1, '2027-01-31T10:30', 3, 5],
    [10, -1, '2025-12-31T10:30', 6, 10],
    [12, 1, '2026-12-31T11:30', 11, 13],
    [16, -1, '2026-12-31T10:15', 14, 16],
  ] as const)('with the caret at %i by %i gives %s', (caret, direction, value, from, to) => {
    expect(stepDate('2026-12-31T10:30', 'date-time', caret, direction, 15)).toEqual({ value, from, to })
  })

  it('changes the part of a day at the caret, and nothing in invalid text', () => {
    expect(stepDate('2026-01-31', 'date', 10, 1, 15)).toEqual({ value: '2027-01-31', from: 6, to: 10 })
    expect(stepDate('2026-01-31', 'date', 4, 1, 15)?.value).toBe('2026-02-28')
    expect(stepDate('', 'date', 0, 1, 15)).toBeNull()
  })
})
