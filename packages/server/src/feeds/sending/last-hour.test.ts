import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { expect, test } from 'vitest'
import { lastHourOf } from './last-hour.ts'

const dates = createDateFormatter('Europe/London')

const at = (text: string): number => Date.parse(text) / 1000

test.each([
  ['within the hour', [9, 18], '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z'],
  ['before the first one of the day', [9, 18], '2026-03-02T08:59:59Z', '2026-03-01T18:00:00Z'],
  ['in business time', [9], '2026-07-01T08:30:00Z', '2026-07-01T08:00:00Z'],
  ['an hour that is left out begins with the next one', [1], '2026-03-29T01:00:00Z', '2026-03-29T01:00:00Z'],
  ['an hour that is repeated begins once', [1], '2026-10-25T01:30:00Z', '2026-10-25T00:00:00Z'],
  ['at midnight', [0], '2026-03-02T00:00:00Z', '2026-03-02T00:00:00Z'],
])('the last hour: %s', (_case, hours, now, expected) => {
  expect(lastHourOf(hours, dates, at(now))).toBe(at(expected))
})

test('nothing without hours', () => {
  expect(lastHourOf([], dates, at('2026-03-02T09:00:00Z'))).toBeNull()
})
