import type { Waiting, WaitingState } from './waiting.contract.ts'

const MINUTE = 60

export function waitingStateOf(
  minutes: number,
  { warnMinutes, targetMinutes }: { warnMinutes: number; targetMinutes: number },
): WaitingState {
  if (minutes >= targetMinutes) return 'overdue'
  return minutes >= warnMinutes ? 'due' : 'ok'
}

/** Minutes counted at `now` (unix seconds), never beyond `until`. */
export function minutesAt({ minutes, clock }: Waiting, now: number): number {
  if (clock === undefined || now < clock.next) return minutes
  return minutes + 1 + Math.floor((Math.min(now, clock.until) - clock.next) / MINUTE)
}

export const waitingWith = (waiting: Waiting, minutes: number): Waiting =>
  waiting.clock === undefined || minutes === waiting.minutes
    ? waiting
    : { ...waiting, minutes, state: waitingStateOf(minutes, waiting.clock) }

/** Returns when the next minute counts or the clock ends; null if it has ended. */
export function nextMinuteOf({ clock }: Waiting, now: number): number | null {
  if (clock === undefined || now >= clock.until) return null
  if (now < clock.next) return clock.next
  const counted = Math.floor((now - clock.next) / MINUTE)
  return Math.min(clock.next + (counted + 1) * MINUTE, clock.until)
}

/** True once the minutes must be fetched again. */
export const hasRunOut = ({ clock }: Waiting, now: number): boolean =>
  clock !== undefined && now >= clock.until

/** Shifts the clock so that the answer was given at `now`, for a computer whose clock is wrong. */
export function onOwnClock(waiting: Waiting, now: number): Waiting {
  const { clock } = waiting
  if (clock === undefined) return waiting
  const ahead = now - clock.at
  return { ...waiting, clock: { ...clock, at: now, next: clock.next + ahead, until: clock.until + ahead } }
}
