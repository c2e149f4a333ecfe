import { addTo, formatWall, parseWall, type DateUnit } from './day.ts'

export type DateKind = 'date' | 'date-time'

const VALUES = { date: 'day', 'date-time': 'dayAndTime' } as const

export const isDateValue = (text: string, kind: DateKind): boolean =>
  parseWall(text, VALUES[kind], VALUES[kind]) !== null

/** Formats a value as `07/12/2026` or `07/12/2026 10:30`; returns invalid text unchanged. */
export const showDateText = (value: string, kind: DateKind): string =>
  isDateValue(value, kind) ? formatWall(value, kind === 'date' ? 'shownDay' : 'shownDayAndTime') : value

/** The parts of a date and their positions in the displayed text. */
const SEGMENTS = [
  { from: 0, to: 2, unit: 'day' },
  { from: 3, to: 5, unit: 'month' },
  { from: 6, to: 10, unit: 'year' },
  { from: 11, to: 13, unit: 'hour' },
  { from: 14, to: 16, unit: 'minute' },
] as const satisfies readonly { from: number; to: number; unit: DateUnit }[]

/** A stepped date, and the part of its text to select. */
export interface SteppedDate {
  readonly value: string
  readonly from: number
  readonly to: number
}

/** Steps the part at the caret, up for 1 and down for -1, minutes by `timeStep`; null past the first and last year. */
export function stepDate(
  value: string,
  kind: DateKind,
  caret: number,
  direction: 1 | -1,
  timeStep: number,
): SteppedDate | null {
  if (!isDateValue(value, kind)) return null
  const last = kind === 'date' ? 3 : SEGMENTS.length
  const segment = SEGMENTS.slice(0, last).findLast(({ from }) => caret >= from) ?? SEGMENTS[0]
  const { from, to, unit } = segment
  const by = unit === 'minute' ? timeStep : 1
  const next = addTo(value, unit, direction * by)
  return isDateValue(next, kind) ? { value: next, from, to } : null
}
