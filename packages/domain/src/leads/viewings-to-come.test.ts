import { expect, it } from 'vitest'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { dividerOf, TO_COME_CHOICE } from './viewings-to-come.ts'

it.each([
  // A Wednesday.
  ['2026-03-04', '2026-03-04', 'Today'],
  ['2026-03-05', '2026-03-04', 'Tomorrow'],
  ['2026-03-06', '2026-03-04', 'This week'],
  ['2026-03-08', '2026-03-04', 'This week'],
  ['2026-03-09', '2026-03-04', 'Later'],
  // A Sunday: tomorrow is in another week.
  ['2026-03-09', '2026-03-08', 'Tomorrow'],
  ['2026-03-10', '2026-03-08', 'Later'],
])('%s is, on %s, below %s', (day, today, divider) => {
  expect(dividerOf(day, today)).toBe(divider)
})

it('remembers the choice of each user', () => {
  const storage = createMemoryStorage()
  expect(TO_COME_CHOICE.of(storage, 7)).toBe(false)
  TO_COME_CHOICE.remember(storage, 7, true)
  expect([7, 8].map((id) => TO_COME_CHOICE.of(storage, id))).toEqual([true, false])
  TO_COME_CHOICE.remember(storage, 7, false)
  expect(TO_COME_CHOICE.of(storage, 7)).toBe(false)
})
