import { expect, it } from 'vitest'
import { linePath, spreadOut } from './line-path.ts'

it('puts each value into the middle of its column', () => {
  expect(linePath([0, 5, 10], 10)).toBe('M16.67,100L50,50L83.33,0')
})

it('breaks where there is no value, also for a value alone', () => {
  expect(linePath([10, null, 10, 10], 10)).toBe('M12.5,0ZM62.5,0L87.5,0')
  expect(linePath([null, null], 10)).toBe('')
})

it.each([
  [
    [0.2, 0.8],
    [0.2, 0.8],
  ],
  [
    [0.5, 0.5],
    [0.5, 0.6],
  ],
  [
    [0.52, 0.5],
    [0.6, 0.5],
  ],
  [
    [1, 1],
    [0.9, 1],
  ],
])('spreads %j to %j', (positions, expected) => {
  expect(spreadOut(positions, 0.1).map((each) => Number(each.toFixed(4)))).toEqual(expected)
})
