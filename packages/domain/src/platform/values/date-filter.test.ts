import { describe, expect, it } from 'vitest'
import { shownDateParts } from './date-filter.ts'
import { readDateText } from './date-text.ts'
import { formatDay } from './days.ts'

it.each([
  ['07/12', '07/12/'],
  ['7/12', '07/12/'],
  ['7.1', '07/01/'],
  ['7-12-2026', '07/12/2026'],
  ['07/12/2026', '07/12/2026'],
  ['7/12/26', '07/12/2026'],
  ['071226', '07/12/2026'],
  ['2026-12-07', '07/12/2026'],
  ['December', '/12/'],
  ['dec', '/12/'],
  [' Dec 2026 ', '/12/2026'],
  ['7 dec', '07/12/'],
  ['Mon 7th Dec', '07/12/'],
  ['7 Sept. 2026', '07/09/2026'],
  ['12/2026', '/12/2026'],
  ['1.2026', '/01/2026'],
])('reads %j as %j', (text, part) => {
  expect(shownDateParts(text)).toEqual([part])
})

it.each([
  ['7/12/2', '07/12/2'],
  ['7/12/20', '07/12/20'],
  ['7/12/202', '07/12/202'],
  ['7/12/2026 1', '07/12/2026', ' 01:'],
  ['7/12/2026 10:3', '07/12/2026', ' 10:3'],
])('%j, half typed, searches for %j', (text, ...parts) => {
  expect(shownDateParts(text)).toEqual(parts)
})

it.each([
  ['07/12/2026 10:30', '07/12/2026', ' 10:30'],
  ['7/12 1030', '07/12/', ' 10:30'],
  ['7/12/26 2pm', '07/12/2026', ' 14:'],
  ['Monday 7 December 2026 at 08:45', '07/12/2026', ' 08:45'],
  ['Dec 2026 09:00', '/12/2026', ' 09:00'],
])('reads %j as a day and a time', (text, ...parts) => {
  expect(shownDateParts(text)).toEqual(parts)
})

it.each(['', '7', '12/', '/12/', '2026', '10:30', '/12/2026', 'de', 'decade'])(
  'leaves %j unchanged',
  (text) => {
    expect(shownDateParts(text)).toEqual([text])
  },
)

describe('reads what a date field reads', () => {
  it.each([
    '7/12/26',
    '7 Dec',
    '7th December 2026',
    '071226',
    '7–12–2026',
    '2026-12-07',
    'Monday 7 December 2026',
  ])('%s', (text) => {
    const day = readDateText(text, 'date', '2026-11-22') ?? ''
    expect(shownDateParts(text).every((part) => formatDay(day, 'shownDay').includes(part))).toBe(true)
  })
})
