import { plainDateText, readTime, readTypedDay } from '../../platform/values/date-text.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/values/durations.ts'
import { formatUtc, isReasonable, parseDate } from '../../platform/values/time.ts'

export type DateReading =
  /** For the value that old systems store in place of a missing date. */
  | 'empty'
  /** With a zone of its own; unix seconds. */
  | { readonly instant: number }
  /** In business time. */
  | LocalDate

export interface LocalDate {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:mm`; null for a day alone. */
  readonly time: string | null
  readonly seconds: number
}

export type GivenDate = Exclude<DateReading, 'empty'>

const ORDERS = ['dmy', 'mdy', 'ymd'] as const

/** In which day, month and year stand. */
type DateOrder = (typeof ORDERS)[number]

/** Day 0 of spreadsheets, in days before 1970. */
const SERIAL_EPOCH = 25_569

const SERIAL_MIN = 20_000
const SERIAL_MAX = 80_000

/** Two-digit years from here on are in the twentieth century. */
const CENTURY_TURN = 70

/** The time at the end of a date, and its zone. */
const TIME =
  /\s+(?<time>\d{1,2}[:.]\d{2}|\d{1,2}(?=[ap]m))(?:[:.](?<seconds>\d{2})(?:\.\d+)?)?(?<half>[ap]m)?\s*(?<zone>z|utc|gmt|[+-]\d{2}:?\d{2})?$/

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? /

const NUMERIC = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})$/

const MONTH_FIRST = /^([a-z]+)\.? ?(\d{1,2}) (\d{2}|\d{4})$/

const YEAR_AND_NAME = /^(\d{4})[\s./-]+([a-z]+)[\s./-]+(\d{1,2})$/

const plain = (text: string): string =>
  plainDateText(text)
    .replaceAll(/ [-@|] /g, ' ')
    .replace(WEEKDAY, '')

/** Null for a text that is no date. A date in figures is read in this order, unless its year comes first. */
export function readDate(text: string, order: DateOrder): DateReading | null {
  const whole = plain(text)
  if (/^\d+(?:\.\d+)?$/.test(whole)) return readNumber(whole)
  const found = TIME.exec(whole)
  const { time, half = '', seconds = '0', zone } = found?.groups ?? {}
  const day = readDayOf(found === null ? whole : whole.slice(0, found.index), order)
  if (day === null || day === 'empty' || time === undefined) return day
  const local = readLocalTime(time + half)
  if (local === null) return null
  const date = { ...day, time: local, seconds: Math.min(Number(seconds), 59) }
  return zone === undefined ? date : { instant: wallSeconds(date) - offsetOf(zone) }
}

/** A time alone: `14:30`, `2.30 pm`, the fraction of a day, or with the day 0 of spreadsheets. `HH:mm`, or null. */
export function readClock(text: string): string | null {
  const whole = plain(text).replace(/^(?:1899-12-3[01]|1900-01-0[01]|0?0\/01\/1900|3[01]\/12\/1899) /, '')
  if (/^0?\.\d+$/.test(whole)) return formatUtc(Math.round(Number(whole) * DAY_SECONDS), 'time')
  return readLocalTime(whole.replace(/^(\d{1,2}[:.]\d{2})[:.]\d{2}(?:\.\d+)?/, '$1'))
}

/** A serial number of a spreadsheet, a unix time, or a day written without separators. */
function readNumber(text: string): DateReading | null {
  const value = Number(text)
  if (value === 0) return 'empty'
  if (value >= SERIAL_MIN && value <= SERIAL_MAX) {
    const wall = Math.round((value - SERIAL_EPOCH) * DAY_SECONDS)
    const isDayAlone = Number.isInteger(value)
    return {
      day: formatUtc(wall, 'day'),
      time: isDayAlone ? null : formatUtc(wall, 'time'),
      seconds: ((wall % 60) + 60) % 60,
    }
  }
  const [, year = '', month = '', day = ''] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  if (year !== '') return localDay(`${year}-${month}-${day}`)
  const instant = /^\d{12,13}(?:\.\d+)?$/.test(text) ? Math.floor(value / 1000) : Math.floor(value)
  return /^\d{9,13}(?:\.\d+)?$/.test(text) && isReasonable(instant) ? { instant } : null
}

/** Null for a day that does not exist. */
const localDay = remembered((day): LocalDate | null =>
  parseDate(day, 'day') === null ? null : { day, time: null, seconds: 0 },
)

const readLocalTime = remembered(readTime)

function readDayOf(text: string, order: DateOrder): LocalDate | 'empty' | null {
  const parts = numericParts(text, order)
  if (parts !== null) {
    if (isEmptyDay(parts)) return 'empty'
    return existingDay(parts)
  }
  const [, month, day, year] = MONTH_FIRST.exec(text) ?? []
  const [, firstYear, name, lastDay] = YEAR_AND_NAME.exec(text) ?? []
  const dayFirst =
    month !== undefined
      ? `${day} ${month} ${year}`
      : firstYear !== undefined
        ? `${lastDay} ${name} ${firstYear}`
        : text
  if (!/[a-z]/.test(dayFirst)) return null
  const typed = readTypedDay(dayFirst)
  if (typed === null || typed.day === '' || typed.year === '') return null
  return existingDay({ year: typed.year, month: typed.month, day: typed.day })
}

interface DayParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** Null for other text than three numbers. */
function numericParts(text: string, order: DateOrder): DayParts | null {
  const [, first = '', second = '', third = ''] = NUMERIC.exec(text) ?? []
  if (first === '') return null
  if (first.length > 2 || (order === 'ymd' && third.length <= 2))
    return { year: first, month: second, day: third }
  return order === 'mdy'
    ? { year: third, month: first, day: second }
    : { year: third, month: second, day: first }
}

function isEmptyDay({ year, month, day }: DayParts): boolean {
  const [numericYear, one, other] = [Number(year), Number(month), Number(day)]
  if (year.length === 4 && [1, 9999].includes(numericYear)) return true
  if (numericYear === 0 && one === 0 && other === 0) return true
  if (numericYear === 1899) return Math.max(one, other) >= 30 && Math.min(one, other) === 12
  return numericYear === 1900 && (one === 0 || other === 0)
}

function existingDay({ year, month, day }: DayParts): LocalDate | null {
  if (![2, 4].includes(year.length) || day.length > 2) return null
  const century = Number(year) < CENTURY_TURN ? '20' : '19'
  const iso = `${year.length === 4 ? year : century + year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return localDay(iso)
}

const wallSeconds = ({ day, time, seconds }: LocalDate): number =>
  (parseDate(`${day}T${time ?? '00:00'}`, 'dayAndTime')?.unix() ?? Number.NaN) + seconds

function offsetOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  const size = Number(hours) * HOUR_SECONDS + Number(minutes) * 60
  return sign === '-' ? -size : size
}

const figuresIn = (text: string): string | null => {
  const whole = plain(text)
  const day = whole.replace(TIME, '')
  return NUMERIC.test(day) ? day : null
}

const isYearFirst = (figures: string): boolean => /^\d{3}/.test(figures)

/** The order that most of the dates in figures allow: day first where several do, and year first where all say so. */
export function dateOrderOf(values: Iterable<string>): DateOrder {
  const counts: Record<DateOrder, number> = { dmy: 0, mdy: 0, ymd: 0 }
  let isAnyYearLast = false
  for (const value of values) {
    const figures = figuresIn(value)
    if (figures === null) continue
    if (isYearFirst(figures)) counts.ymd += 1
    else {
      for (const order of ORDERS) {
        const day = readDayOf(figures, order)
        if (day === 'empty') break
        // In the order of years, what has its year last is read day first.
        if (order === 'ymd' && !isTwoDigits(figures)) continue
        isAnyYearLast = true
        if (day !== null) counts[order] += 1
      }
    }
  }
  if (!isAnyYearLast) return counts.ymd > 0 ? 'ymd' : 'dmy'
  return ORDERS.reduce((best, order) => (counts[order] > counts[best] ? order : best))
}

const isTwoDigits = (figures: string): boolean => /^\d{1,2}\D+\d{1,2}\D+\d{1,2}$/.test(figures)

/** The first value that two orders read as different days, otherwise the first date; its day as `YYYY-MM-DD`. */
export function dateExampleOf(
  values: Iterable<string>,
  order: DateOrder,
): { text: string; day: string } | null {
  let first: { text: string; day: string } | null = null
  for (const text of values) {
    const date = readDate(text, order)
    if (date === null || date === 'empty') continue
    const day = 'instant' in date ? formatUtc(date.instant, 'day') : date.day
    first ??= { text, day }
    const figures = figuresIn(text)
    if (figures === null || isYearFirst(figures)) continue
    const days = ORDERS.map((other) => readDayOf(figures, other))
    const different = new Set(days.flatMap((other) => (other === null || other === 'empty' ? [] : other.day)))
    if (different.size > 1) return { text, day }
  }
  return first
}

/** Results kept; a file has few different days and times, and reading one with a library takes long. */
const RESULTS_MAX = 20_000

/** The same function of a text, which reads a text that comes again only once. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = read(text)
    if (results.size >= RESULTS_MAX) results.clear()
    results.set(text, result)
    return result
  }
}
