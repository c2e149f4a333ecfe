import { expect, it } from 'vitest'
import { CREATION_KEY_PATTERN, newCreationKey } from './creation-key.ts'

it('makes keys that the server accepts, each another', () => {
  const keys = Array.from({ length: 1000 }, newCreationKey)
  expect(keys.filter((key) => !CREATION_KEY_PATTERN.test(key))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})
