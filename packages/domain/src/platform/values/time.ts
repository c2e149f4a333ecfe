import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
import { DATE_LIMIT } from '../limits.ts'
import { DAY_SECONDS, HOUR_SECONDS } from './durations.ts'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** Default of the time zone setting. */
export const DEFAULT_TIME_ZONE = 'Europe/London'

/** Value of a date-time field. */
const LOCAL_INPUT_FORMAT = 'YYYY-MM-DDTHH:mm'

/** Value of a date field. */
export const DATE_INPUT_FORMAT = 'YYYY-MM-DD'

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

/** The local time as if it were UTC, in unix seconds; null for an invalid date. */
function parse(text: string, pattern: string): number | null {
  const wall = dayjs.utc(text, pattern, true)
  return wall.isValid() ? wall.unix() : null
}

/**
 * `now` is unix seconds.
 * @throws RangeError at first use, for an unknown zone.
 */
export function createDateFormatter(
  zone: string = DEFAULT_TIME_ZONE,
  now: () => number = () => Math.floor(Date.now() / 1000),
): DateFormatter {
  // Intl instead of dayjs' timezone plugin, which reads local times back in the machine's zone and is an hour wrong
  // when that zone changes its clocks at the same moment. Created at first use, because it takes a browser 12 ms.
  let offsets: Intl.DateTimeFormat | undefined
  /** By day of UTC: the offset throughout the day, or null if the clocks change on it. */
  const offsetOfDay = new Map<number, number | null>()

  function readOffset(unixSeconds: number): number {
    offsets ??= new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    const name = offsets.formatToParts(unixSeconds * 1000).find(({ type }) => type === 'timeZoneName')
    const [, sign, hours, minutes, seconds] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name?.value ?? '') ?? []
    const size = Number(hours ?? 0) * HOUR_SECONDS + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
    return sign === '-' ? -size : size
  }

  /** A list or a month asks for the same few days again and again, and an answer of Intl takes 0.05 ms. */
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
    const wall = parse(text, LOCAL_INPUT_FORMAT)
    return wall === null ? null : (instantsOf(wall)[0] ?? null)
  }

  function fromDateInput(text: string): number | null {
    const midnight = parse(text, DATE_INPUT_FORMAT)
    if (midnight === null) return null
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
      const wall = parse(text, LOCAL_INPUT_FORMAT)
      return wall !== null && new Set(instantsOf(wall)).size > 1
    },
    today: () => toDateInput(now()),
  }
}
