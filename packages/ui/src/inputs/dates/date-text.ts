import { addTo, dayIn, daysBetween, type DateUnit } from './day.ts'

export type DateKind = 'date' | 'date-time'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const isDay = (text: string): boolean => {
  const [, year, month, day] = DAY.exec(text) ?? []
  return day !== undefined && dayIn(Number(year), Number(month), Number(day)) !== null
}

const isDayAndTime = (text: string): boolean => {
  const [day = '', time = '', rest] = text.split('T')
  return isDay(day) && TIME.test(time) && rest === undefined
}

export const isDateValue = (text: string, kind: DateKind): boolean =>
  kind === 'date' ? isDay(text) : isDayAndTime(text)

/** The day and month in the year closest to today: in November, 7/1 is in the next year. */
function closestTo(today: string, month: string, day: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  const days = [-1, 0, 1]
    .map((offset) => dayIn(thisYear + offset, Number(month), Number(day)))
    .filter((each) => each !== null)
  const distance = (each: string) => Math.abs(daysBetween(today, each))
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

/** The parts of a typed day in the order day, month, year; the year is '' if none was typed. */
function partsOfDay(text: string): readonly [string, string, string] | null {
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text)
  const separated = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})(?:[\s./-]+(\d{2}|\d{4}))?$/i.exec(text)
  const [, day, month, year = ''] = digits ?? separated ?? []
  if (day === undefined || month === undefined) return null
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return [day, named === 0 ? month : String(named), year.length === 2 ? `20${year}` : year]
}

/**
 * Parses a typed day to `YYYY-MM-DD`: `7/12`, `07122026`, `7.12.26`, `7 Dec` or `2026-12-07`; null for any
 * other text. The day comes before the month; a missing year becomes the one closest to `today`.
 */
export function readDay(text: string, today: string): string | null {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const parts = partsOfDay(trimmed)
  if (parts === null) return null
  const [day, month, year] = parts
  return year === '' ? closestTo(today, month, day) : dayIn(Number(year), Number(month), Number(day))
}

/** Parses a typed time to `HH:mm`: `1030`, `10.30`, `10:30` or `9`; null for any other text. */
export function readTime(text: string): string | null {
  const [, hour, minute = '00'] =
    /^(\d{1,2})$/.exec(text) ?? /^(\d{1,2})[:.](\d{2})$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

function readDayAndTime(text: string, today: string): string | null {
  if (isDayAndTime(text)) return text
  const words = /^\d{12}$/.test(text) ? [text.slice(0, 8), text.slice(8)] : text.split(/[\s,]+/)
  // From the end, because the day may take several words: in '7 12 10 30' the time is 10:30.
  for (let count = words.length - 1; count > 0; count -= 1) {
    const day = readDay(words.slice(0, count).join(' '), today)
    const time = readTime(words.slice(count).join(':'))
    if (day !== null && time !== null) return `${day}T${time}`
  }
  return null
}

/** Parses typed text to `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; null for invalid text. */
export function readDateText(text: string, kind: DateKind, today: string): string | null {
  const trimmed = text.trim()
  return kind === 'date' ? readDay(trimmed, today) : readDayAndTime(trimmed, today)
}

/** Formats a value as `07/12/2026` or `07/12/2026 10:30`; returns invalid text unchanged. */
export function showDateText(value: string, kind: DateKind): string {
  if (!isDateValue(value, kind)) return value
  const [day = '', time] = value.split('T')
  const shown = day.split('-').toReversed().join('/')
  return time === undefined ? shown : `${shown} ${time}`
}

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

/** Steps the part at the caret, up for 1 and down for -1; minutes change by `timeStep`. */
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
  return { value: addTo(value, unit, direction * by), from, to }
}
