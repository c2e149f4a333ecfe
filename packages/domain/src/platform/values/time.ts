import { DATE_LIMIT } from '../limits.ts'
import { isDay, startInUtc } from './days.ts'
import { DAY_SECONDS, HOUR_SECONDS } from './durations.ts'
import { createOffsetReader } from './zone-offset.ts'

/** Default of the time zone setting. */
export const DEFAULT_TIME_ZONE = 'Europe/London'

/**
 * Dates in the business's time zone, independent of the machine's (rule G9). Formats give '' for null and invalid
 * dates.
 */
export interface DateFormatter {
  readonly zone: string
  /** `29/03/2026` */
  formatDate(unixSeconds: number | null): string
  /** `29/03/2026 10:00` */
  formatDateTime(unixSeconds: number | null): string
  /** `10:00` */
  formatTime(unixSeconds: number | null): string
  /** Value of a date-time field: `2026-03-29T10:00`. */
  toLocalInput(unixSeconds: number | null): string
  /** Value of a date field: `2026-03-29`. */
  toDateInput(unixSeconds: number | null): string
  /**
   * Null for an invalid date and for a time skipped by the spring change; of a time repeated in autumn, the first.
   */
  fromLocalInput(text: string): number | null
  /** First instant of the day; null for an invalid date. */
  fromDateInput(text: string): number | null
  /** Null for empty text, NaN for an invalid date. */
  readInput(text: string, kind?: 'date-time' | 'date'): number | null
  /** True for a time that the autumn change repeats. */
  isRepeated(text: string): boolean
  /** For example `2026-03-29`. */
  today: () => string
}

/** Whole unix seconds from 1970 to before 2100, which rejects milliseconds and mistyped years (rule P13). */
export function isReasonable(unixSeconds: number): boolean {
  return Number.isInteger(unixSeconds) && unixSeconds >= 0 && unixSeconds < DATE_LIMIT
}

/** A local time, `2026-03-29T10:00`, as if it were UTC, in unix seconds; null for an invalid one. */
function wallOf(text: string): number | null {
  const [, day = '', hours, minutes] = /^([\d-]{10})T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return isDay(day) ? startInUtc(day) + Number(hours) * HOUR_SECONDS + Number(minutes) * 60 : null
}

/**
 * `now` is unix seconds.
 * @throws RangeError at first use, for an unknown zone.
 */
export function createDateFormatter(
  zone: string = DEFAULT_TIME_ZONE,
  now: () => number = () => Math.floor(Date.now() / 1000),
): DateFormatter {
  const readOffset = createOffsetReader(zone)
  /** By day of UTC: the offset throughout the day, or null if the clocks change on it. */
  const offsetOfDay = new Map<number, number | null>()

  /** A list or a month asks for the same few days again and again. */
  function offsetSeconds(unixSeconds: number): number {
    const day = Math.floor(unixSeconds / DAY_SECONDS)
    let offset = offsetOfDay.get(day)
    if (offset === undefined) {
      const first = readOffset(day * DAY_SECONDS)
      offset = first === readOffset((day + 1) * DAY_SECONDS) ? first : null
      offsetOfDay.set(day, offset)
    }
    return offset ?? readOffset(unixSeconds)
  }

  /** The local time as `2026-03-29T10:00`. */
  function localTime(unixSeconds: number | null): string {
    if (unixSeconds === null || !isReasonable(Math.floor(unixSeconds))) return ''
    return new Date((unixSeconds + offsetSeconds(unixSeconds)) * 1000).toISOString().slice(0, 16)
  }

  const formatDate = (unixSeconds: number | null) =>
    localTime(unixSeconds).slice(0, 10).split('-').toReversed().join('/')
  const formatTime = (unixSeconds: number | null) => localTime(unixSeconds).slice(11)
  const toDateInput = (unixSeconds: number | null) => localTime(unixSeconds).slice(0, 10)

  /** Instants of a local time: none in the spring gap, two in the autumn overlap, earliest first. */
  function instantsOf(wallSeconds: number): number[] {
    const around = [offsetSeconds(wallSeconds - DAY_SECONDS), offsetSeconds(wallSeconds + DAY_SECONDS)]
    return around
      .map((offset) => wallSeconds - offset)
      .filter((instant) => instant + offsetSeconds(instant) === wallSeconds)
      .toSorted((one, other) => one - other)
  }

  function fromLocalInput(text: string): number | null {
    const wall = wallOf(text)
    return wall === null ? null : (instantsOf(wall)[0] ?? null)
  }

  function fromDateInput(text: string): number | null {
    if (!isDay(text)) return null
    const midnight = startInUtc(text)
    // Where the clocks change at midnight, the day starts an hour later.
    return instantsOf(midnight)[0] ?? instantsOf(midnight + HOUR_SECONDS)[0] ?? null
  }

  return {
    zone,
    formatDate,
    formatDateTime: (unixSeconds) => `${formatDate(unixSeconds)} ${formatTime(unixSeconds)}`.trim(),
    formatTime,
    toLocalInput: localTime,
    toDateInput,
    fromLocalInput,
    fromDateInput,
    readInput(text, kind = 'date-time') {
      if (text === '') return null
      return (kind === 'date' ? fromDateInput(text) : fromLocalInput(text)) ?? Number.NaN
    },
    isRepeated(text) {
      const wall = wallOf(text)
      return wall !== null && new Set(instantsOf(wall)).size > 1
    },
    today: () => toDateInput(now()),
  }
}
