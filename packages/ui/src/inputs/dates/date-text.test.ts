import { describe, expect, it } from 'vitest'
import { isDateValue, showDateText, stepDate } from './date-text.ts'

it('a value is an existing day, with a time only where there is one', () => {
  expect(isDateValue('2026-12-07', 'date')).toBe(true)
  expect(isDateValue('2026-12-07T10:30', 'date-time')).toBe(true)
  for (const text of ['2026-02-31', '2026-12-07T10:30', '7/12/2026', ''])
    expect([text, isDateValue(text, 'date')]).toEqual([text, false])
  for (const text of ['2026-12-07', '2026-12-07T24:00', '2026-12-07T10:30Z'])
    expect([text, isDateValue(text, 'date-time')]).toEqual([text, false])
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

  it('ends at the first and at the last year', () => {
    expect(stepDate('1900-06-01', 'date', 10, -1, 15)).toBeNull()
    expect(stepDate('9999-06-01', 'date', 10, 1, 15)).toBeNull()
  })
})
