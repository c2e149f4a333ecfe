import { describe, expect, it } from 'vitest'
import { reindex, walk } from './grid-walk.ts'

const month = { days: 42, hours: 1 }
const week = { days: 7, hours: 12 }
const inMonth = (key: string, dayIndex: number) => {
  const to = walk(key, { dayIndex, hourIndex: 0 }, month)
  return to && [to.cell.dayIndex, to.step]
}
const inWeek = (key: string, dayIndex: number, hourIndex: number) => {
  const to = walk(key, { dayIndex, hourIndex }, week)
  return to && [to.cell.dayIndex, to.cell.hourIndex, to.step]
}

describe('walk', () => {
  it('moves between the days of a month, across rows', () => {
    expect(inMonth('ArrowRight', 6)).toEqual([7, 0])
    expect(inMonth('ArrowLeft', 7)).toEqual([6, 0])
    expect(inMonth('ArrowDown', 6)).toEqual([13, 0])
    expect(inMonth('ArrowUp', 13)).toEqual([6, 0])
    expect(inMonth('Home', 10)).toEqual([7, 0])
    expect(inMonth('End', 10)).toEqual([13, 0])
  })

  it('leaves a month at its edges', () => {
    expect(inMonth('ArrowRight', 41)).toEqual([42, 1])
    expect(inMonth('ArrowLeft', 0)).toEqual([-1, -1])
    expect(inMonth('ArrowDown', 35)).toEqual([42, 1])
    expect(inMonth('ArrowUp', 3)).toEqual([-4, -1])
    expect(inMonth('PageDown', 10)).toEqual([10, 1])
    expect(inMonth('PageUp', 10)).toEqual([10, -1])
  })

  it('moves between the days and the hours of a week', () => {
    expect(inWeek('ArrowRight', 2, 3)).toEqual([3, 3, 0])
    expect(inWeek('ArrowDown', 2, 3)).toEqual([2, 4, 0])
    expect(inWeek('ArrowUp', 2, 0)).toEqual([2, 0, 0])
    expect(inWeek('ArrowDown', 2, 11)).toEqual([2, 11, 0])
    expect(inWeek('Home', 2, 3)).toEqual([0, 3, 0])
    expect(inWeek('End', 2, 3)).toEqual([6, 3, 0])
    expect(inWeek('ArrowRight', 6, 3)).toEqual([7, 3, 1])
    expect(inWeek('ArrowLeft', 0, 3)).toEqual([-1, 3, -1])
  })

  it('ignores other keys', () => {
    expect(inMonth('a', 3)).toBeNull()
    expect(inMonth('Tab', 3)).toBeNull()
  })
})

describe('reindex', () => {
  it('finds the day after the last in the next month, also across a clock change', () => {
    expect(reindex(42, '2026-02-23', '2026-03-30')).toBe(7)
    expect(reindex(-1, '2026-03-30', '2026-02-23')).toBe(34)
    expect(reindex(7, '2026-03-23', '2026-03-30')).toBe(0)
    expect(reindex(-1, '2026-10-26', '2026-10-19')).toBe(6)
  })
})
