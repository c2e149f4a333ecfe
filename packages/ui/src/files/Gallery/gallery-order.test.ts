import { expect, it } from 'vitest'
import { isSameOrder, movedTo } from './gallery-order.ts'

it.each([
  [3, 0, [3, 1, 2]],
  [1, 1, [2, 1, 3]],
  [1, 2, [2, 3, 1]],
  [1, -4, [1, 2, 3]],
  [1, 99, [2, 3, 1]],
])('moves %i to place %i', (id, place, order) => {
  expect(movedTo([1, 2, 3], id, place)).toEqual(order)
})

it('compares orders', () => {
  expect(isSameOrder([1, 2], [1, 2])).toBe(true)
  expect(isSameOrder([1, 2], [2, 1])).toBe(false)
  expect(isSameOrder([1, 2], [1])).toBe(false)
})
