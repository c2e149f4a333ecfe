import { describe, expect, it } from 'vitest'
import { createMemoryStorage, createSteadyStorage, type StoragePort } from './storage.ts'

const broken: StoragePort = {
  getItem() {
    throw new Error('blocked')
  },
  setItem() {
    throw new Error('full')
  },
  removeItem() {
    throw new Error('blocked')
  },
}

describe('createMemoryStorage', () => {
  it('keeps values until they are removed', () => {
    const storage = createMemoryStorage({ a: '1' })
    storage.setItem('b', '2')
    expect([storage.getItem('a'), storage.getItem('b'), storage.getItem('c')]).toEqual(['1', '2', null])
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })
})

describe('createSteadyStorage', () => {
  it('uses the opened storage', () => {
    const kept = createMemoryStorage()
    createSteadyStorage(() => kept).setItem('a', '1')
    expect(kept.getItem('a')).toBe('1')
  })

  it.each([
    [
      'cannot be opened',
      () => {
        throw new Error('denied')
      },
    ],
    ['throws', () => broken],
  ] as [string, () => StoragePort][])('keeps things in memory when the storage %s', (_, open) => {
    const storage = createSteadyStorage(open)
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })
})
