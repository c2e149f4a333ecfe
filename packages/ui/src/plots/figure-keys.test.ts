import { describe, expect, it } from 'vitest'
import { nextPlace, type FigurePlace } from './figure-keys.ts'

/** Three weeks of two, one and three sources; the second week lacks the first source. */
const STACKS: readonly FigurePlace[] = [
  { column: 0, level: 0 },
  { column: 0, level: 1 },
  { column: 1, level: 1 },
  { column: 3, level: 0 },
  { column: 3, level: 1 },
  { column: 3, level: 2 },
]

const LIST: readonly FigurePlace[] = [0, -1, -2].map((level) => ({ column: 0, level }))

describe('in stacks', () => {
  it.each([
    ['ArrowRight', 0, 2],
    ['ArrowRight', 2, 4],
    ['ArrowRight', 3, null],
    ['ArrowLeft', 5, 2],
    ['ArrowLeft', 0, null],
    ['ArrowUp', 0, 1],
    ['ArrowUp', 1, null],
    ['ArrowUp', 2, null],
    ['ArrowDown', 5, 4],
    ['ArrowDown', 3, null],
    ['End', 1, 4],
    ['Home', 5, 1],
    ['Enter', 0, null],
  ])('%s from %i leads to %j', (key, from, to) => {
    expect(nextPlace(STACKS, from, key)).toBe(to)
  })
})

describe('in a list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 2, 1],
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 2, null],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i leads to %j', (key, from, to) => {
    expect(nextPlace(LIST, from, key)).toBe(to)
  })
})

it('leads nowhere from outside', () => {
  expect(nextPlace(STACKS, -1, 'ArrowRight')).toBeNull()
})
