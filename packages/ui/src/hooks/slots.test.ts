import { describe, expect, it } from 'vitest'
import { NO_SLOTS, nextSlots } from './slots.ts'

const slotsOf = (...pages: string[]) =>
  pages.reduce((slots, page) => nextSlots(slots, page.split('')), NO_SLOTS).keys

describe('nextSlots', () => {
  it('gives every row a key', () => {
    expect(slotsOf('abc')).toEqual([0, 1, 2])
  })

  it('fills the elements of the previous page in their order', () => {
    expect(slotsOf('abc', 'def')).toEqual([0, 1, 2])
    expect(slotsOf('abcde', 'eafgh')).toEqual([0, 1, 2, 3, 4])
  })

  it('adds and removes elements at the end', () => {
    expect(slotsOf('abc', 'defgh')).toEqual([0, 1, 2, 3, 4])
    expect(slotsOf('abc', 'd')).toEqual([0])
  })

  it('keeps the element of a row while most rows stay', () => {
    expect(slotsOf('abcd', 'abd')).toEqual([0, 1, 3])
    expect(slotsOf('abcd', 'dcba')).toEqual([3, 2, 1, 0])
  })

  it('never gives the element of a removed row to a new one while most rows stay', () => {
    expect(slotsOf('abcd', 'abce')).toEqual([0, 1, 2, 4])
    expect(slotsOf('abcd', 'xabcd', 'xabcy')).toEqual([4, 0, 1, 2, 5])
  })

  it('knows no key twice', () => {
    const keys = slotsOf('abcd', 'abce', 'fghijk', 'fghijl')
    expect(new Set(keys).size).toBe(keys.length)
  })
})
