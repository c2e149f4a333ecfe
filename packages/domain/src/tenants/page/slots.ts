import { VIEWING_SECONDS } from '../../leads/lead.limits.ts'
import type { DayHours, Holiday } from '../../office/office-hours.ts'
import { addDays, weekdayOf } from '../../platform/values/days.ts'
import { formatUtc, type DateFormatter } from '../../platform/values/time.ts'
import type { Slot } from './page.contract.ts'
import { HOUR_SECONDS } from '../../platform/values/durations.ts'

/** Free times offered instead of one that was just taken. */
const ALTERNATIVES_MAX = 5

export interface SlotRules {
  readonly hours: readonly DayHours[]
  readonly holidays: readonly Holiday[]
  /** Interval of the starts, in minutes, counted from midnight. */
  readonly timeStep: number
  readonly noticeHours: number
  readonly daysAhead: number
}

/** The days from which slots are offered, today first, as `YYYY-MM-DD` in business time. */
function daysFrom(now: number, daysAhead: number, dates: DateFormatter): string[] {
  const today = dates.toDateInput(now)
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
}

/** Of a time such as `09:30`. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const timeOf = (minute: number): string => formatUtc(minute * 60, 'time')

/** All slots without regard to those that are taken, in unix seconds; a time skipped by the spring change has none (rule T2.2). */
export function offeredSlots(rules: SlotRules, now: number, dates: DateFormatter): Slot[] {
  const closed = new Set(rules.holidays.map(({ on }) => on))
  const earliest = now + rules.noticeHours * HOUR_SECONDS
  return daysFrom(now, rules.daysAhead, dates).flatMap((day) => {
    const opening = rules.hours.find((one) => one.day === weekdayOf(day))
    if (!opening?.open || closed.has(day)) return []
    const opens = dates.fromLocalInput(`${day}T${opening.from}`)
    const closes = dates.fromLocalInput(`${day}T${opening.to}`)
    if (opens === null || closes === null) return []
    const [from, to] = [minuteOf(opening.from), minuteOf(opening.to)]
    // Converting each time would take most of the time of a call.
    const isPlain = closes - opens === (to - from) * 60
    const starts: Slot[] = []
    for (let minute = 0; minute < to; minute += rules.timeStep) {
      if (minute < from) continue
      const start = isPlain ? opens + (minute - from) * 60 : dates.fromLocalInput(`${day}T${timeOf(minute)}`)
      if (start === null || start < earliest || start + VIEWING_SECONDS > closes) continue
      starts.push({ start, end: start + VIEWING_SECONDS })
    }
    return starts
  })
}

/** Without slots that overlap a viewing; `taken` are the starts of viewings. */
export function freeSlots(offered: readonly Slot[], taken: readonly number[]): Slot[] {
  return offered.filter(({ start }) => !taken.some((at) => Math.abs(at - start) < VIEWING_SECONDS))
}

/** The next free slots after the wanted one, completed with those before it; in order. */
export function alternativesTo(wanted: number, free: readonly Slot[]): Slot[] {
  const after = free.filter(({ start }) => start > wanted).slice(0, ALTERNATIVES_MAX)
  const before = free.filter(({ start }) => start < wanted)
  return [...before.slice(Math.max(0, before.length - (ALTERNATIVES_MAX - after.length))), ...after]
}
