import { expect, it } from 'vitest'
import { shownDatePart } from './date-filter.ts'

it.each([
  ['07/12', '07/12/'],
  ['7/12', '07/12/'],
  ['7.1', '07/01/'],
  ['7-12-2026', '07/12/2026'],
  ['7/12/20', '07/12/20'],
  ['07/12/2026 10:30', '07/12/2026 10:30'],
  ['December', '/12/'],
  ['dec', '/12/'],
  [' Dec 2026 ', '/12/2026'],
  ['7 dec', '07/12/'],
  ['7 Sept. 2026', '07/09/2026'],
  ['12/2026', '/12/2026'],
  ['1.2026', '/01/2026'],
])('reads %j as %j', (text, part) => {
  expect(shownDatePart(text)).toBe(part)
})

it.each(['', '7', '12/', '/12/', '2026', '10:30', '07/12/2026', 'de', 'decade', '2026-12-07'])(
  'leaves %j unchanged',
  (text) => expect(shownDatePart(text)).toBe(text),
)
