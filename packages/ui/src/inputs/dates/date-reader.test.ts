import { expect, it } from 'vitest'
import { readShownDate } from './date-reader.ts'

const TODAY = '2026-11-22'

it.each([
  ['07/12/2026', '2026-12-07'],
  [' 07122026 ', '2026-12-07'],
  ['2026-12-07', '2026-12-07'],
  ['31/02/2026', null],
  ['07/12/0026', null],
  ['07/12/2026 10:30', null],
])('the day %s is %s', (text, day) => {
  expect(readShownDate(text, 'date', TODAY)).toBe(day)
})

it.each([
  ['07/12/2026 10:30', '2026-12-07T10:30'],
  ['07122026 1030', '2026-12-07T10:30'],
  ['2026-12-07T10:30', '2026-12-07T10:30'],
  ['07/12/2026 24:00', null],
  ['07/12/2026', null],
])('the day and time %s is %s', (text, value) => {
  expect(readShownDate(text, 'date-time', TODAY)).toBe(value)
})
