import { expect, test } from 'vitest'
import { LEAD_STATUSES } from '../../leads/lead-status.ts'
import { VIEWING_START } from './page.fixtures.ts'
import { progressOf, rentText, slotsByDay, startInWords, timeInWords } from './page.messages.ts'

test('a start is in words, in the zone of the business', () => {
  expect(startInWords(VIEWING_START, 'Europe/London')).toBe('Tuesday 24 November 2026, 10:00')
  expect(startInWords(Date.UTC(2026, 6, 1, 9) / 1000, 'Europe/London')).toBe('Wednesday 1 July 2026, 10:00')
  expect(timeInWords(Date.UTC(2026, 6, 1, 23, 30) / 1000, 'Europe/London')).toBe('00:30')
})

test('progress goes with the section of the status', () => {
  expect(LEAD_STATUSES.map(progressOf)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3])
})

test.each([
  [1250, 'Rent: £1,250 a month'],
  [1250.5, 'Rent: £1,250.50 a month'],
  [95, 'Rent: £95 a month'],
])('a rent of %d is %s', (pounds, text) => {
  expect(rentText(pounds)).toBe(text)
})

test('slots are by day of the business, in order', () => {
  const late = { start: VIEWING_START + 14 * 3600, end: VIEWING_START + 15 * 3600 }
  const days = slotsByDay([{ start: VIEWING_START, end: VIEWING_START + 3600 }, late], 'Europe/London')
  expect(days.map(({ day }) => day)).toEqual(['Tuesday 24 November 2026', 'Wednesday 25 November 2026'])
})
