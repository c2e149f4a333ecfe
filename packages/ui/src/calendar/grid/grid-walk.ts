import { daysBetween } from '../../inputs/dates/day.ts'

/** A cell of a calendar grid; month grids have one hour, week grids one per row. */
export interface GridCell {
  dayIndex: number
  hourIndex: number
}

export interface GridShape {
  days: number
  hours: number
}

/** The target of a key. A cell whose day is outside the grid is reached by changing the period. */
export interface Walk {
  cell: GridCell
  step: -1 | 0 | 1
}

const WEEK = 7

const dayDelta = (key: string, { dayIndex }: GridCell, { hours }: GridShape): number | null => {
  const column = dayIndex % WEEK
  const deltas: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    Home: -column,
    End: WEEK - 1 - column,
    ...(hours === 1 && { ArrowUp: -WEEK, ArrowDown: WEEK }),
  }
  return deltas[key] ?? null
}

/** The target of a key from a cell, as in the ARIA practices' date grid; null for other keys. */
export function walk(key: string, from: GridCell, shape: GridShape): Walk | null {
  if (key === 'PageUp') return { cell: from, step: -1 }
  if (key === 'PageDown') return { cell: from, step: 1 }
  const delta = dayDelta(key, from, shape)
  if (delta !== null) {
    const dayIndex = from.dayIndex + delta
    return { cell: { ...from, dayIndex }, step: dayIndex < 0 ? -1 : dayIndex >= shape.days ? 1 : 0 }
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const hourIndex = from.hourIndex + (key === 'ArrowUp' ? -1 : 1)
  return { cell: { ...from, hourIndex: Math.min(Math.max(hourIndex, 0), shape.hours - 1) }, step: 0 }
}

/** Converts a day's index to a grid with another first day. First days are `YYYY-MM-DD`. */
export const reindex = (dayIndex: number, firstBefore: string, firstNow: string): number =>
  dayIndex - daysBetween(firstBefore, firstNow)
