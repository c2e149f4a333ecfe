// Days are `YYYY-MM-DD`, and wall times `YYYY-MM-DDTHH:mm`. Calculated in UTC, where every day has 24 hours,
// so that neither the device's time zone nor a clock change affects them.
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** The formats are in the terms of dayjs. */
const FORMATS = {
  /** The value of a date field: `2026-12-07`. */
  day: 'YYYY-MM-DD',
  /** The value of a date-time field: `2026-12-07T10:30`. */
  dayAndTime: 'YYYY-MM-DDTHH:mm',
  /** `10:30` */
  time: 'HH:mm',
  /** `07/12/2026` */
  shownDay: 'DD/MM/YYYY',
  /** `07/12/2026 10:30` */
  shownDayAndTime: 'DD/MM/YYYY HH:mm',
  /** `07122026` */
  digits: 'DDMMYYYY',
  /** `07122026 1030` */
  digitsAndTime: 'DDMMYYYY HHmm',
  /** `7` */
  dayOfMonth: 'D',
  /** `Monday` */
  weekday: 'dddd',
  /** `Mon 07/12` */
  dayInShort: 'ddd DD/MM',
  /** `Monday 7 December 2026` */
  dayInFull: 'dddd D MMMM YYYY',
  /** `Monday 7 December 2026 at 10:30` */
  dayAndTimeInFull: 'dddd D MMMM YYYY [at] HH:mm',
} as const

export type WallFormat = keyof typeof FORMATS

/** Earlier years are slips of the keyboard: `0026` for 2026. */
const FIRST_YEAR = 1900

export type DateUnit = 'year' | 'month' | 'day' | 'hour' | 'minute'

const dateOf = (wall: string): Dayjs => dayjs.utc(wall)

/** Formats a day or wall time. */
export const formatWall = (wall: string, format: WallFormat): string => dateOf(wall).format(FORMATS[format])

/** The day or wall time of a text in exactly this format; null for any other text, and for a day that does not exist. */
export function parseWall(text: string, format: WallFormat, as: 'day' | 'dayAndTime'): string | null {
  const date = dayjs.utc(text, FORMATS[format], true)
  return date.isValid() && date.year() >= FIRST_YEAR ? date.format(FORMATS[as]) : null
}

/** Adds units to a day or wall time; months and years are clamped to the last day of the month. */
export const addTo = (wall: string, unit: DateUnit, count: number): string =>
  dateOf(wall)
    .add(count, unit)
    .format(wall.includes('T') ? FORMATS.dayAndTime : FORMATS.day)

/** Negative when the second day is earlier. */
export const daysBetween = (one: string, other: string): number => dateOf(other).diff(dateOf(one), 'day')

/** Converts a day for calendar libraries, which use the time zone of the device. */
export const toLocalDate = (day: string): Date => dayjs(day).toDate()

export const dayOfLocalDate = (date: Date): string => dayjs(date).format(FORMATS.day)
