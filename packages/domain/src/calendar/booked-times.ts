import { VIEWING_SECONDS } from '../leads/lead.limits.ts'
import { LEAD_STATUS } from '../leads/lead.status.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** What an agent has booked, for a calendar and its list of times. */
export interface BookedTimes {
  /** How many viewings there are on a day, `YYYY-MM-DD`; cancelled ones do not count. */
  readonly countOf: (day: string) => number
  /** True for a time of a day, `HH:mm`, at which another viewing would clash. Source: decision L39. */
  readonly isTaken: (day: string, time: string) => boolean
}

/** What an agent has booked, but for the lead that is being booked. */
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
