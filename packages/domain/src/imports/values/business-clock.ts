import { addDays } from '../../platform/values/days.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/values/durations.ts'
import { createDateFormatter, isReasonable } from '../../platform/values/time.ts'
import { type GivenDate, type LocalDate, remembered } from './dates.ts'

/** A day alone is at noon, which is the same day in every zone nearby. */
const NOON = '12:00'

export interface Moment {
  /** Unix seconds. */
  readonly instant: number
  /** The clocks skip the time of the file in spring; this is an hour later. */
  readonly isShifted: boolean
}

/** Dates of a file in the time zone of the business. */
export interface BusinessClock {
  /** With another time, `HH:mm`, if one is given. Null before 1970 and from 2100 on. */
  momentOf(date: GivenDate, time?: string | null): Moment | null
  /** `YYYY-MM-DD` */
  dayOf(date: GivenDate): string
  /** The first instant of a day in unix seconds. */
  startOf(day: string): number | null
}

export function createBusinessClock(timeZone: string): BusinessClock {
  const formatter = createDateFormatter(timeZone)

  /** Null for a day on which the clocks change. */
  const plainStartOf = remembered((day) => {
    const [start, end] = [formatter.fromDateInput(day), formatter.fromDateInput(addDays(day, 1))]
    return start !== null && end !== null && end - start === DAY_SECONDS ? start : null
  })

  const dayOf = (date: GivenDate): string =>
    'instant' in date ? formatter.toDateInput(date.instant) : date.day

  function localMoment({ day, time, seconds }: LocalDate): Moment | null {
    const clock = time ?? NOON
    const start = plainStartOf(day)
    if (start !== null) return reasonable(start + secondsOf(clock) + seconds, false)
    const instant = formatter.fromLocalInput(`${day}T${clock}`)
    if (instant !== null) return reasonable(instant + seconds, false)
    const [hour = '', minute = ''] = clock.split(':')
    const later = formatter.fromLocalInput(`${day}T${String(Number(hour) + 1).padStart(2, '0')}:${minute}`)
    return later === null ? null : reasonable(later + seconds, true)
  }

  return {
    momentOf(date, time = null) {
      if (time !== null) return localMoment({ day: dayOf(date), time, seconds: 0 })
      return 'instant' in date ? reasonable(date.instant, false) : localMoment(date)
    },
    dayOf,
    startOf: (day) => formatter.fromDateInput(day),
  }
}

const reasonable = (instant: number, isShifted: boolean): Moment | null =>
  isReasonable(instant) ? { instant, isShifted } : null

function secondsOf(clock: string): number {
  const [hour = '', minute = ''] = clock.split(':')
  return Number(hour) * HOUR_SECONDS + Number(minute) * 60
}
