import type { ResponseClock } from '../../office/response-clock.ts'

/** Leads submitted after one instant and by another. */
export interface SubmittedSpan {
  /** Null for no bound. */
  readonly after: Date | null
  /** Null for an instant before every submission. */
  readonly by: Date | null
}

/** The leads that are due soon and overdue at `now`, unix seconds. */
export function waitingSpans(clock: ResponseClock, now: number) {
  const submittedBy = (minutes: number) => {
    const instant = clock.minutesBefore(now, minutes)
    return instant === null ? null : new Date(instant * 1000)
  }
  const [due, overdue] = [submittedBy(clock.warnMinutes), submittedBy(clock.targetMinutes)]
  return { due: { after: overdue, by: due }, overdue: { after: null, by: overdue } }
}
