import { expect, it } from 'vitest'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { isShortcutOn, rememberShortcut } from './shortcut-choice.ts'

it('is on until the user switches it off', () => {
  const storage = createMemoryStorage()
  rememberShortcut(storage, 7, false)
  expect([7, 8].map((id) => isShortcutOn(storage, id))).toEqual([false, true])
  rememberShortcut(storage, 7, true)
  expect(isShortcutOn(storage, 7)).toBe(true)
})
