import { range, tickStep } from 'd3-array'

/** The unit of an axis: ticks are whole records, or round numbers of minutes and hours. */
export type AxisUnit = 'count' | 'minutes'

/** About so many steps; never more than five. */
const STEPS = 3
const MINUTES = [1, 2, 5, 10, 15, 30] as const

/** Ticks at equal distances from 0 to the end of the axis, which is at least `max`. */
export function axisTicks(max: number, unit: AxisUnit = 'count'): number[] {
  const step = unit === 'minutes' ? minuteStep(max) : Math.max(1, tickStep(0, max, STEPS) || 1)
  const steps = Math.max(1, Math.ceil(max / step))
  return range(steps + 1).map((index) => index * step)
}

const minuteStep = (max: number): number =>
  MINUTES.find((minutes) => minutes * (STEPS + 1) >= max) ?? 60 * Math.max(1, tickStep(0, max / 60, STEPS))
