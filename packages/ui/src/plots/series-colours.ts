import type { light } from '../theme/semantic.ts'

/** A colour of `token.series`, with its pattern. */
export type SeriesColour = keyof typeof light.series

const IN_ORDER = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly SeriesColour[]

export const SERIES_COLOURS: readonly SeriesColour[] = [...IN_ORDER, 'other']

/** The colour of a series by its place; the ninth begins again. `isRest` is for what is not among the others. */
export function seriesColour(index: number, isRest = false): SeriesColour {
  return isRest ? 'other' : (IN_ORDER[index % IN_ORDER.length] ?? 1)
}
