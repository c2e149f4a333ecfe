import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
import { DATE_LIMIT } from '../limits.ts'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** Default of the time zone setting. */
export const DEFAULT_TIME_ZONE = 'Europe/London'

export const DATE_FORMAT = 'DD/MM/YYYY'

export const DATE_TIME_FORMAT = 'DD/MM/YYYY HH:mm'

/** Value of a date-time field. */
export const LOCAL_INPUT_FORMAT = 'YYYY-MM-DDTHH:mm'

/** Value of a date field. */
export const DATE_INPUT_FORMAT = 'YYYY-MM-DD'

const DAY_SECONDS = 86_400

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

  function offsetSeconds(unixSeconds: number): number {
    offsets ??= new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    const name = offsets.formatToParts(unixSeconds * 1000).find(({ type }) => type === 'timeZoneName')
    const [, sign, hours, minutes, seconds] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name?.value ?? '') ?? []
    const size = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
    return sign === '-' ? -size : size
  }

  function format(unixSeconds: number | null, pattern: string): string {
    if (unixSeconds === null || !isReasonable(Math.floor(unixSeconds))) return ''
    const wallSeconds = unixSeconds + offsetSeconds(unixSeconds)
    return dayjs.unix(wallSeconds).utc().format(pattern)
  }

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
    return instantsOf(midnight)[0] ?? instantsOf(midnight + 3600)[0] ?? null
  }

  return {
    zone,
    formatDate: (unixSeconds) => format(unixSeconds, DATE_FORMAT),
    formatDateTime: (unixSeconds) => format(unixSeconds, DATE_TIME_FORMAT),
    formatTime: (unixSeconds) => format(unixSeconds, 'HH:mm'),
    toLocalInput: (unixSeconds) => format(unixSeconds, LOCAL_INPUT_FORMAT),
    toDateInput: (unixSeconds) => format(unixSeconds, DATE_INPUT_FORMAT),
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
    today: () => format(now(), DATE_INPUT_FORMAT),
  }
}
