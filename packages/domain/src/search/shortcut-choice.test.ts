import { expect, it } from 'vitest'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { SHORTCUT_CHOICE } from './shortcut-choice.ts'

it('is on until the user switches it off', () => {
  const storage = createMemoryStorage()
  SHORTCUT_CHOICE.remember(storage, 7, false)
  expect([7, 8].map((id) => SHORTCUT_CHOICE.of(storage, id))).toEqual([false, true])
  SHORTCUT_CHOICE.remember(storage, 7, true)
  expect(SHORTCUT_CHOICE.of(storage, 7)).toBe(true)
})
