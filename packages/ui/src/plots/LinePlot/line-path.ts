import { line } from 'd3-shape'

/** A value in its column; null where there is none. */
export type LineValue = number | null

const path = line<LineValue>()
  .defined((value) => value !== null)
  .digits(2)

/**
 * The path of a line in a square of 100 by 100, of which `top` is the height. Each value is in the middle of its column,
 * and the line breaks where there is none.
 */
export function linePath(values: readonly LineValue[], top: number): string {
  return (
    path
      .x((_, index) => (100 * (index + 0.5)) / values.length)
      .y((value) => 100 - (100 * (value ?? 0)) / top)(values) ?? ''
  )
}

/** Moves positions apart, in their order, until any two are at least `gap` from each other, within 0 and 1. */
export function spreadOut(positions: readonly number[], gap: number): number[] {
  const upwards = positions
    .map((position, index) => ({ position, index }))
    .toSorted((a, b) => a.position - b.position)
  const spread: number[] = []
  let least = 0
  for (const { position, index } of upwards) {
    const room = 1 - gap * (upwards.length - 1 - upwards.findIndex((each) => each.index === index))
    spread[index] = Math.min(Math.max(position, least), room)
    least = spread[index] + gap
  }
  return spread
}
