import { addDays, daysBetween, weekdayOf } from '../platform/values/days.ts'
import { FORMATS, parseDate, type DateFormatter } from '../platform/values/time.ts'
import type { DayHours, Holiday } from './office-hours.ts'

export interface OpeningClock {
  /** Whole minutes of opening time between two instants in unix seconds; 0 if `to` is not later. */
  minutesBetween(from: number, to: number): number
  /**
   * The instant after `to` at which the minutes counted since `from` increase by one, and when the office closes
   * then; null if more than ten years ahead.
   */
  nextMinute(from: number, to: number): { next: number; until: number } | null
  /**
   * The latest instant from which the given minutes of opening time end at `to`; null if more than ten years ago.
   */
  minutesBefore(to: number, minutes: number): number | null
}

const REACH_DAYS = 3653

/** Caches what it has computed. */
export function createOpeningClock(
  { hours, holidays }: { hours: readonly DayHours[]; holidays: readonly Holiday[] },
  dates: Pick<DateFormatter, 'fromLocalInput' | 'toDateInput'>,
): OpeningClock {
  const closed = new Set(holidays.map(({ on }) => on))
  const known = new Map<number, { from: number; to: number } | null>()
  /** `sums[i]` is the opening seconds of the `i` days from `first` on. */
  let sums = [0]
  let first = Number.POSITIVE_INFINITY

  /** Null when closed. */
  function openingOf(day: number): { from: number; to: number } | null {
    const before = known.get(day)
    if (before !== undefined) return before
    const opening = readOpening(day)
    known.set(day, opening)
    return opening
  }

  function readOpening(day: number) {
    const text = textOf(day)
    const on = hours.find((one) => one.day === weekdayOf(text))
    if (!on?.open || closed.has(text)) return null
    return { from: instantOf(text, on.from), to: instantOf(text, on.to) }
  }

  /** A time skipped by the spring change is read one hour later. */
  function instantOf(day: string, time: string): number {
    const instant = dates.fromLocalInput(`${day}T${time}`)
    if (instant !== null) return instant
    const later = parseDate(`${day}T${time}`, 'dayAndTime')?.add(1, 'hour').format(FORMATS.dayAndTime)
    return dates.fromLocalInput(later ?? '') ?? Number.NaN
  }

  /** Opening seconds of a day that lie between two instants. */
  function within(day: number, from: number, to: number): number {
    const opening = openingOf(day)
    return opening === null ? 0 : Math.max(0, Math.min(to, opening.to) - Math.max(from, opening.from))
  }

  const wholeDay = (day: number) => within(day, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)

  /** Opening seconds of the days from `first` up to, but without, `day`. */
  function sumBefore(day: number): number {
    if (day < first) {
      first = day
      sums = [0]
    }
    while (sums.length <= day - first) sums.push((sums.at(-1) ?? 0) + wholeDay(first + sums.length - 1))
    return sums[day - first] ?? 0
  }

  const dayOf = (instant: number) => numberOf(dates.toDateInput(instant))

  /** All rows of a list are counted up to the same instant. */
  let latest = { instant: Number.NaN, day: 0 }
  function endDayOf(instant: number): number {
    if (latest.instant !== instant) latest = { instant, day: dayOf(instant) }
    return latest.day
  }

  function secondsBetween(from: number, to: number): number {
    if (to <= from) return 0
    const [start, end] = [dayOf(from), endDayOf(to)]
    if (start === end) return within(start, from, to)
    // Earliest first, so that the sums start there.
    const before = sumBefore(start + 1)
    const between = sumBefore(end) - before
    const ends = within(start, from, Number.POSITIVE_INFINITY) + within(end, Number.NEGATIVE_INFINITY, to)
    return between + ends
  }

  return {
    minutesBetween: (from, to) => Math.floor(secondsBetween(from, to) / 60),

    nextMinute(from, to) {
      const start = Math.max(from, to)
      let left = 60 - (secondsBetween(from, to) % 60)
      const today = endDayOf(start)
      for (let day = today; day < today + REACH_DAYS; day += 1) {
        const open = within(day, start, Number.POSITIVE_INFINITY)
        const opening = openingOf(day)
        if (open >= left && opening !== null)
          return { next: Math.max(start, opening.from) + left, until: opening.to }
        left -= open
      }
      return null
    },

    minutesBefore(to, minutes) {
      let left = minutes * 60
      const last = dayOf(to)
      for (let day = last; day > last - REACH_DAYS; day -= 1) {
        const open = within(day, Number.NEGATIVE_INFINITY, to)
        const opening = openingOf(day)
        if (open >= left && opening !== null) return Math.min(to, opening.to) - left
        left -= open
      }
      return null
    },
  }
}

/** Days are counted from here. */
const FIRST_DAY = '1970-01-01'

const numberOf = (day: string): number => daysBetween(FIRST_DAY, day)

const textOf = (day: number): string => addDays(FIRST_DAY, day)
