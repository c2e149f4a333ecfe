import { expect, it } from 'vitest'
import { axisTicks } from './value-axis.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [47, [0, 20, 40, 60]],
  [1204, [0, 500, 1000, 1500]],
])('counts up to %i have whole ticks', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks)
})

it.each([
  [0, [0, 1]],
  [50, [0, 15, 30, 45, 60]],
  [100, [0, 30, 60, 90, 120]],
  [340, [0, 120, 240, 360]],
  [2000, [0, 600, 1200, 1800, 2400]],
])('minutes up to %i have ticks at round times', (max, ticks) => {
  expect(axisTicks(max, 'minutes')).toEqual(ticks)
})

it('ends at or above the largest value', () => {
  for (let max = 0; max < 5000; max += 7)
    for (const unit of ['count', 'minutes'] as const) {
      const ticks = axisTicks(max, unit)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }
})
