import { VIEWING_SECONDS } from '../leads/lead.limits.ts'
import { LEAD_STATUS } from '../leads/lead-status.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** Booked viewings of an agent, for the calendar and list of times of a date field. */
export interface BookedTimes {
  /** `day` is `YYYY-MM-DD`; cancelled viewings do not count. */
  readonly countOf: (day: string) => number
  /** True for a `time` (`HH:mm`) that overlaps a confirmed viewing. */
  readonly isTaken: (day: string, time: string) => boolean
}

export function bookedTimes(
  viewings: readonly CalendarLead[],
  dateFormatter: DateFormatter,
  exceptLeadId: number | null,
): BookedTimes {
  const booked = viewings.filter(
    ({ id, status }) => id !== exceptLeadId && status !== LEAD_STATUS.ViewingCancelled,
  )
  const counts = new Map<string, number>()
  for (const { viewingDate } of booked) {
    const day = dateFormatter.toDateInput(viewingDate)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const confirmed = booked
    .filter(({ status }) => status === LEAD_STATUS.ViewingScheduled)
    .map(({ viewingDate }) => viewingDate)
  return {
    countOf: (day) => counts.get(day) ?? 0,
    isTaken: (day, time) => {
      const at = dateFormatter.fromLocalInput(`${day}T${time}`)
      return at !== null && confirmed.some((other) => Math.abs(other - at) < VIEWING_SECONDS)
    },
  }
}
