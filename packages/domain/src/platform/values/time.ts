import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
import { DATE_LIMIT } from '../limits.ts'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** The zone of the business until configured otherwise. Source: decision G9. */
export const DEFAULT_TIME_ZONE = 'Europe/London'

/** How dates are shown. Source: specification §9. */
export const DATE_FORMAT = 'DD/MM/YYYY'

/** How dates with a time are shown. Source: specification §9. */
export const DATE_TIME_FORMAT = 'DD/MM/YYYY HH:mm'

/** How a date-time field holds its value. Source: specification §9. */
export const LOCAL_INPUT_FORMAT = 'YYYY-MM-DDTHH:mm'

/** How a date field holds its value. */
export const DATE_INPUT_FORMAT = 'YYYY-MM-DD'

const DAY_SECONDS = 86_400

/**
 * Dates as the business reads and writes them, whatever the zone of the machine. Source: decision G9.
 * Everything it shows is '' for null and for what is no date.
 */
export interface DateFormatter {
  readonly zone: string
  /** `29/03/2026` */
  formatDate(unixSeconds: number | null): string
  /** `29/03/2026 10:00` */
  formatDateTime(unixSeconds: number | null): string
  /** `10:00` */
  formatTime(unixSeconds: number | null): string
  /** The value of a date-time field: `2026-03-29T10:00`. */
  toLocalInput(unixSeconds: number | null): string
  /** The value of a date field: `2026-03-29`. */
  toDateInput(unixSeconds: number | null): string
  /** The instant a date-time field means; null for what is no date, and for a time that the spring change leaves out. A time that the autumn change repeats means the first. */
  fromLocalInput(text: string): number | null
  /** The first instant of the day a date field means; null for what is no date. */
  fromDateInput(text: string): number | null
  /** What a draft holds for the text of a date-time field, or of a date field: null while empty, NaN for what is no date. */
  readInput(text: string, kind?: 'date-time' | 'date'): number | null
  /** True for the text of a date-time field whose time comes twice, because the clocks go back. Source: decision G9. */
  isRepeated(text: string): boolean
  /** The day it is now, `2026-03-29`. */
  today(): string
}

/** True for an instant that a date field may hold: whole unix seconds from 1970 to before 2100, so neither milliseconds nor a mistyped year. Source: decision P13. */
export function isReasonable(unixSeconds: number): boolean {
  return Number.isInteger(unixSeconds) && unixSeconds >= 0 && unixSeconds < DATE_LIMIT
}

/** The wall time a text gives, in unix seconds as if it were UTC; null for what is no date. */
function parse(text: string, pattern: string): number | null {
  const wall = dayjs.utc(text, pattern, true)
  return wall.isValid() ? wall.unix() : null
}

/**
 * Formats and reads dates in a time zone; `now` is the clock, in unix seconds.
 * @throws RangeError at its first use, for a zone that does not exist.
 */
export function createDateFormatter(
  zone: string = DEFAULT_TIME_ZONE,
  now: () => number = () => Math.floor(Date.now() / 1000),
): DateFormatter {
  // Offsets come from Intl and not from dayjs' timezone plugin: that one reads wall times back in the zone
  // of the machine and is an hour wrong on a machine whose own clocks change at that moment.
  // Made at its first use: a browser takes 12 ms for it, which the start of a page can do without.
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

  /** The instants that a wall time can mean: none in the spring gap, two in the autumn overlap, earliest first. */
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
    // Some zones change at midnight; there the day begins an hour later.
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
