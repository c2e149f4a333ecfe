import { expect, it } from 'vitest'
import { addTo, dayOfLocalDate, daysBetween, formatWall, parseWall, toLocalDate } from './day.ts'

it.each([
  ['2026-12-07', '2026-12-07'],
  ['2028-02-29', '2028-02-29'],
  ['1900-01-01', '1900-01-01'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-04-31', null],
  ['2026-04-00', null],
  ['2026-4-1', null],
  ['1899-12-31', null],
  ['0026-04-01', null],
])('the day %s is %s', (text, expected) => {
  expect(parseWall(text, 'day', 'day')).toBe(expected)
})

it.each([
  ['2026-12-31', 'day', 1, '2027-01-01'],
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-01-31', 'month', -2, '2025-11-30'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
  ['2026-03-29T00:45', 'minute', 15, '2026-03-29T01:00'],
  ['2026-03-28T23:30', 'hour', 1, '2026-03-29T00:30'],
] as const)('%s by a %s times %i is %s', (wall, unit, count, expected) => {
  expect(addTo(wall, unit, count)).toBe(expected)
})

it('counts days across a clock change', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
})

it('gives a day to calendars of libraries and takes it back', () => {
  expect(['2026-03-29', '2026-10-25', '2028-02-29'].map((day) => dayOfLocalDate(toLocalDate(day)))).toEqual([
    '2026-03-29',
    '2026-10-25',
    '2028-02-29',
  ])
})

it('formats days in British English', () => {
  const formats = ['dayInFull', 'dayInShort', 'weekday', 'dayOfMonth'] as const
  expect(formats.map((format) => formatWall('2026-12-07', format))).toEqual([
    'Monday 7 December 2026',
    'Mon 07/12',
    'Monday',
    '7',
  ])
  expect(formatWall('2026-12-07T10:30', 'dayAndTimeInFull')).toBe('Monday 7 December 2026 at 10:30')
})
