import { daysBetween, MONTH_NAMES, WEEKDAY_NAMES } from './days.ts'
import { FORMATS, parseDate } from './time.ts'

/** The parts of a typed day: two digits each of day and month, '' for a missing part. */
export interface TypedDay {
  readonly day: string
  readonly month: string
  /** One to four digits. */
  readonly year: string
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number | null
}

/** A text divided before the words that may be its time. */
export interface Division {
  readonly day: string
  readonly time: string
}

const NAME_MIN = 3

/** The place, from 1, of the name that begins with a word such as 'dec' or 'thurs'; 0 for none. */
const placeOf = (word: string, names: readonly string[]): number =>
  word.length < NAME_MIN ? 0 : names.findIndex((name) => name.toLowerCase().startsWith(word)) + 1

/** In lower case, with single spaces and hyphens, without 'at', 'of', commas and the endings of ordinals. */
export const plainDateText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\b(?:at|of)\b|,/g, ' ')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replaceAll(/(\d)\s*([ap])\.?m\b\.?/g, '$1$2m')
    .replace(/^(\d{4}-\d{2}-\d{2})t(?=\d)/, '$1 ')
    .replace(/^\s*(\d{8})(\d{4})\s*$/, '$1 $2')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Day and month come in this order, and a year may be missing; so may a day beside a month by name or a whole year. */
const DAYS = [
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2}|\d{4})?$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[\s./-]+(?<year>\d{4})$/,
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})(?:[\s./-]+(?<year>\d{1,4}))?$/,
  /^(?:(?<day>\d{1,2})[\s./-]*)?(?<month>[a-z]+)\.?(?:[\s./-]*(?<year>\d{1,4}))?$/,
]

/** In '7/12 1030'. */
const IS_TIME = /^(?:0|1[0-8])\d{2}$/

/** Null for anything else than a day, or a month, with or without a year; `text` is plain. */
export function readTypedDay(text: string): TypedDay | null {
  const [, name = '', rest = ''] = /^([a-z]+)\.? (.*)$/.exec(text) ?? []
  const weekday = placeOf(name, WEEKDAY_NAMES)
  const typed = weekday === 0 ? text : rest
  const { day = '', month = '', year = '' } = DAYS.map((form) => form.exec(typed)?.groups).find(Boolean) ?? {}
  const monthNumber = /^\d/.test(month) ? Number(month) : placeOf(month, MONTH_NAMES)
  if (monthNumber === 0 || monthNumber > 12 || IS_TIME.test(year)) return null
  return {
    day: day && day.padStart(2, '0'),
    month: String(monthNumber).padStart(2, '0'),
    year,
    weekday: weekday || null,
  }
}

/** Reads a typed time to `HH:mm`: `1030`, `10.30`, `10:30`, `9` or `2pm`; null for any other text. */
export function readTime(text: string): string | null {
  const [, hour, minute = '00', half = ''] = /^(\d{1,2})(?:[:.]?(\d{2}))?([ap]m)?$/.exec(text) ?? []
  if (hour === undefined) return null
  const typed = `${Number(hour)}:${minute}${half}`
  const time = parseDate(typed, half === '' ? 'typedTime' : 'typedTimeOfHalfDay')
  return time?.format(FORMATS.time) ?? null
}

/** The longest day first; `text` is plain. */
export function divisionsOf(text: string): Division[] {
  const words = text.split(' ')
  return words.slice(1).map((_word, index) => ({
    day: words.slice(0, words.length - 1 - index).join(' '),
    time: words.slice(words.length - 1 - index).join(':'),
  }))
}

/** Without a year it is the one closest to today: in November, 7/1 is in the next year. */
function readDay(text: string, today: string): string | null {
  const typed = readTypedDay(text)
  if (typed === null || typed.day === '') return null
  const days = yearsOf(typed, today)
    .map((year) => parseDate(`${year}-${typed.month}-${typed.day}`, 'day'))
    .filter((date) => date !== null)
    .filter((date) => typed.weekday === null || date.isoWeekday() === typed.weekday)
    .map((date) => date.format(FORMATS.day))
  const distance = (day: string) => Math.abs(daysBetween(today, day))
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

function yearsOf({ year }: TypedDay, today: string): string[] {
  if (year.length === 2) return [`20${year}`]
  if (year !== '') return [year]
  const now = parseDate(today, 'day')
  return now === null ? [] : [-1, 0, 1].map((years) => now.add(years, 'year').format('YYYY'))
}

/** A day alone: in '7 Dec 2026' the last word is no time. */
const ENDS_IN_YEAR = /^[^./-]* (?:19|20)\d{2}$/

function readDayAndTime(text: string, today: string): { day: string; time: string } | null {
  if (ENDS_IN_YEAR.test(text)) return null
  for (const division of divisionsOf(text)) {
    const day = readDay(division.day, today)
    const time = readTime(division.time)
    if (day !== null && time !== null) return { day, time }
  }
  return null
}

/**
 * Reads a typed or pasted date to `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` with a time: `7/12`, `071226`, `Mon 7 Dec`,
 * `Thursday 10 December 2026 at 08:45`, `7/12/2026 2pm`; null for any other text. A weekday that is not that of the
 * day makes it invalid. Of a date with a time, a field without one takes the day (rule G9.1).
 */
export function readDateText(text: string, kind: 'date' | 'date-time', today: string): string | null {
  const plain = plainDateText(text)
  if (kind === 'date') return readDay(plain, today) ?? readDayAndTime(plain, today)?.day ?? null
  const read = readDayAndTime(plain, today)
  return read && `${read.day}T${read.time}`
}
