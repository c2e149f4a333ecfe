import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { sectionOf, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { waitingStateOf } from '@latchkey/domain/leads/waiting/waiting-clock'
import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'
import type { ResponseClock } from '../../office/response-clock.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import type { LeadRecord } from './lead.present.ts'

type Waits = Pick<LeadRecord, 'status' | 'first_answered_at' | 'submitted_at'>

export const isWaiting = ({ status, first_answered_at: answeredAt }: Omit<Waits, 'submitted_at'>): boolean =>
  answeredAt === null && sectionOf(status as LeadStatus) === 'Enquiry'

/** Null for a lead that does not wait. */
export function waitingOf(lead: Waits, clock: ResponseClock, now: Date): Waiting | null {
  if (!isWaiting(lead)) return null
  const [from, at] = [unixSeconds(lead.submitted_at), unixSeconds(now)]
  const minutes = clock.minutesBetween(from, at)
  const next = clock.nextMinute(from, at)
  const { warnMinutes, targetMinutes } = clock
  return {
    minutes,
    state: waitingStateOf(minutes, clock),
    ...(next && { clock: { at, ...next, warnMinutes, targetMinutes } }),
  }
}

/** A lead that was just made has been answered by nobody. */
export const waitingOfNew = (
  { status, dateSubmitted }: Pick<Lead, 'status' | 'dateSubmitted'>,
  clock: ResponseClock,
  now: Date,
): Waiting | null =>
  waitingOf({ status, first_answered_at: null, submitted_at: new Date(dateSubmitted * 1000) }, clock, now)

export interface FirstAnswer {
  readonly how: number
  readonly by: number | null
  readonly at: Date
  /** Minutes of opening hours; null for a lead that never waited. */
  readonly minutes: number | null
}

export const responseColumns = (answer: FirstAnswer | null) => ({
  first_answered_at: answer?.at ?? null,
  first_answered_by: answer?.by ?? null,
  first_answer_how: answer?.how ?? null,
  first_answer_minutes: answer?.minutes ?? null,
})

/**
 * True for a save by staff that counts as an answer: the lead leaves Enquiry, or left it before answers were recorded
 * (rule A3.1).
 */
export function movesOn(before: Pick<LeadRecord, 'status' | 'first_answered_at'>, after: number): boolean {
  return (
    before.first_answered_at === null &&
    [before.status, after].some((status) => sectionOf(status as LeadStatus) !== 'Enquiry')
  )
}
