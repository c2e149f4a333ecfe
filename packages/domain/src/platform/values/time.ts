import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import isoWeek from 'dayjs/plugin/isoWeek.js'
import utc from 'dayjs/plugin/utc.js'
import { DATE_LIMIT } from '../limits.ts'
import { DAY_SECONDS, HOUR_SECONDS } from './durations.ts'
import { offsetIn } from './zone-offset.ts'

dayjs.extend(utc)
dayjs.extend(customParseFormat)
dayjs.extend(isoWeek)

/** Default of the time zone setting. */
export const DEFAULT_TIME_ZONE = 'Europe/London'

/** Every format of a date or time, in the terms of dayjs. */
export const FORMATS = {
  /** Value of a date field: `2026-03-29`. */
  day: 'YYYY-MM-DD',
  /** Value of a date-time field: `2026-03-29T10:00`. */
  dayAndTime: 'YYYY-MM-DDTHH:mm',
  /** `10:00` */
  time: 'HH:mm',
  /** `29/03/2026` */
  shownDay: 'DD/MM/YYYY',
  /** `29/03/2026 10:00` */
  shownDayAndTime: 'DD/MM/YYYY HH:mm',
  /** `Sunday 29/03/2026` */
  shownDayWithWeekday: 'dddd DD/MM/YYYY',
  /** `Sunday` */
  weekday: 'dddd',
  /** `March` */
  month: 'MMMM',
  /** `March 2026` */
  monthAndYear: 'MMMM YYYY',
  /** `29 March 2026` */
  dayOfMonthInWords: 'D MMMM YYYY',
  /** `Sunday 29 March 2026` */
  dayInWords: 'dddd D MMMM YYYY',
  /** `Sunday 29 March 2026 at 10:00` */
  dayAndTimeInWords: 'dddd D MMMM YYYY [at] HH:mm',
  /** As typed, without leading zeros: `9:30`. */
  typedTime: 'H:mm',
  /** As typed: `2:30pm`. */
  typedTimeOfHalfDay: 'h:mma',
  /** Of a calendar file, in UTC: `20260329T090000Z`. */
  calendarFile: 'YYYYMMDD[T]HHmmss[Z]',
  /** Of a portal's file: `29-Mar-2026 10:00`, `2026-03-29 10:00:00`, and `20260329` in its name. */
  portalDayAndTime: 'DD-MMM-YYYY HH:mm',
  portalMoment: 'YYYY-MM-DD HH:mm:ss',
  portalName: 'YYYYMMDD',
} as const

export type DateFormat = keyof typeof FORMATS

/** Earlier years are slips of the keyboard: `0026` for 2026. */
const FIRST_YEAR = 1900

/** Exactly as the format says; null for other text and for a day that does not exist. In UTC, as a local time without a zone. */
export function parseDate(text: string, format: DateFormat): Dayjs | null {
  const date = dayjs.utc(text, FORMATS[format], true)
  return date.isValid() && date.year() >= FIRST_YEAR ? date : null
}

/** An instant in UTC. */
export const formatUtc = (unixSeconds: number, format: DateFormat): string =>
  dayjs.unix(unixSeconds).utc().format(FORMATS[format])

/**
 * Dates in the business's time zone, independent of the machine's (rule G9). Formats give '' for null and invalid
 * dates.
 */
export interface DateFormatter {
  readonly zone: string
  format(unixSeconds: number | null, format: DateFormat): string
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

/** Whole unix seconds from 1970 to before 2100, which rejects milliseconds and mistyped years. */
export function isReasonable(unixSeconds: number): boolean {
  return Number.isInteger(unixSeconds) && unixSeconds >= 0 && unixSeconds < DATE_LIMIT
}

/**
 * `now` is unix seconds.
 * @throws RangeError at first use, for an unknown zone.
 */
export function createDateFormatter(
  zone: string = DEFAULT_TIME_ZONE,
  now: () => number = () => Math.floor(Date.now() / 1000),
): DateFormatter {
  const offsetAt = (unixSeconds: number) => offsetIn(zone, unixSeconds)

  function format(unixSeconds: number | null, name: DateFormat): string {
    if (unixSeconds === null || !isReasonable(Math.floor(unixSeconds))) return ''
    const offset = offsetAt(unixSeconds)
    // The local time is kept: without that, dayjs calculates it through the machine's zone, and is an hour wrong where
    // that changes its clocks.
    return dayjs
      .unix(unixSeconds + offset)
      .utc()
      .utcOffset(offset / 60, true)
      .format(FORMATS[name])
  }

  /** Instants of a local time: none in the spring gap, two in the autumn overlap, earliest first. */
  function instantsOf(wallSeconds: number): number[] {
    const around = [offsetAt(wallSeconds - DAY_SECONDS), offsetAt(wallSeconds + DAY_SECONDS)]
    return around
      .map((offset) => wallSeconds - offset)
      .filter((instant) => instant + offsetAt(instant) === wallSeconds)
      .toSorted((one, other) => one - other)
  }

  function fromLocalInput(text: string): number | null {
    const wall = parseDate(text, 'dayAndTime')
    return wall === null ? null : (instantsOf(wall.unix())[0] ?? null)
  }

  function fromDateInput(text: string): number | null {
    const midnight = parseDate(text, 'day')?.unix()
    if (midnight === undefined) return null
    // A day starts an hour later if the clocks change at midnight.
    return instantsOf(midnight)[0] ?? instantsOf(midnight + HOUR_SECONDS)[0] ?? null
  }

  const toDateInput = (unixSeconds: number | null) => format(unixSeconds, 'day')

  return {
    zone,
    format,
    formatDate: (unixSeconds) => format(unixSeconds, 'shownDay'),
    formatDateTime: (unixSeconds) => format(unixSeconds, 'shownDayAndTime'),
    formatTime: (unixSeconds) => format(unixSeconds, 'time'),
    toLocalInput: (unixSeconds) => format(unixSeconds, 'dayAndTime'),
    toDateInput,
    fromLocalInput,
    fromDateInput,
    readInput(text, kind = 'date-time') {
      if (text === '') return null
      return (kind === 'date' ? fromDateInput(text) : fromLocalInput(text)) ?? Number.NaN
    },
    isRepeated(text) {
      const wall = parseDate(text, 'dayAndTime')
      return wall !== null && new Set(instantsOf(wall.unix())).size > 1
    },
    today: () => toDateInput(now()),
  }
}
