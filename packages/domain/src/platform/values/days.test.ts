import { expect, it } from 'vitest'
import { addDays, addMonths, dayText, daysBetween, fullDayText, isDay, mondayOf } from './days.ts'

it.each(['2026-03-29', '2028-02-29', '1900-01-01', '2099-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

it.each([
  '2026-02-29',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '2026-3-29',
  '0026-03-29',
  '1899-12-31',
  '2026-03-29T10:00',
  '+2026-03-29',
  '2100-01-01',
  '9999-12-31',
  '29/03/2026',
  'today',
  '',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

it('counts days across clock changes, months and leap days', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
})

it('ends a month that is too short on its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  expect(addMonths('2026-11-15', 14)).toBe('2028-01-15')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
})

it('begins a week on Monday', () => {
  expect(mondayOf('2026-12-06')).toBe('2026-11-30')
  expect(mondayOf('2026-12-07')).toBe('2026-12-07')
})

it('formats a day', () => {
  expect(dayText('2026-03-02')).toBe('02/03/2026')
  expect(fullDayText('2026-03-02')).toBe('Monday 2 March 2026')
  expect(fullDayText('2026-12-27')).toBe('Sunday 27 December 2026')
})
