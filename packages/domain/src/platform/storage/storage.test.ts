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

  it('reads what a full storage did not take, until it takes it', () => {
    let isFull = true
    const kept = createMemoryStorage({ a: 'old' })
    const storage = createSteadyStorage(() => ({
      ...kept,
      setItem: (key, value) => {
        if (isFull) throw new Error('full')
        kept.setItem(key, value)
      },
      removeItem: () => {
        throw new Error('blocked')
      },
    }))
    storage.setItem('a', 'new')
    expect([storage.getItem('a'), kept.getItem('a')]).toEqual(['new', 'old'])
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    isFull = false
    storage.setItem('a', 'newest')
    expect([storage.getItem('a'), kept.getItem('a')]).toEqual(['newest', 'newest'])
  })
})
