import type { Waiting, WaitingState } from './waiting.contract.ts'

const MINUTE = 60

/** How near to the target so many minutes are. Source: decision A3. */
export function waitingStateOf(
  minutes: number,
  { warnMinutes, targetMinutes }: { warnMinutes: number; targetMinutes: number },
): WaitingState {
  if (minutes >= targetMinutes) return 'overdue'
  return minutes >= warnMinutes ? 'due' : 'ok'
}

/** How many minutes have been counted at a moment in unix seconds; from `until` on no more than then. */
export function minutesAt({ minutes, clock }: Waiting, now: number): number {
  if (clock === undefined || now < clock.next) return minutes
  return minutes + 1 + Math.floor((Math.min(now, clock.until) - clock.next) / MINUTE)
}

/** How long a lead that has waited so many minutes has waited. */
export const waitingWith = (waiting: Waiting, minutes: number): Waiting =>
  waiting.clock === undefined || minutes === waiting.minutes
    ? waiting
    : { ...waiting, minutes, state: waitingStateOf(minutes, waiting.clock) }

/** When the next minute counts after a moment, or what is known of the clock ends; null where it has. */
export function nextMinuteOf({ clock }: Waiting, now: number): number | null {
  if (clock === undefined || now >= clock.until) return null
  if (now < clock.next) return clock.next
  const counted = Math.floor((now - clock.next) / MINUTE)
  return Math.min(clock.next + (counted + 1) * MINUTE, clock.until)
}

/** True once the minutes are to be asked for again. */
export const hasRunOut = ({ clock }: Waiting, now: number): boolean =>
  clock !== undefined && now >= clock.until

/** The same on a clock that shows `now` at the moment of the answer, such as that of a computer whose clock is wrong. */
export function onOwnClock(waiting: Waiting, now: number): Waiting {
  const { clock } = waiting
  if (clock === undefined) return waiting
  const ahead = now - clock.at
  return { ...waiting, clock: { ...clock, at: now, next: clock.next + ahead, until: clock.until + ahead } }
}
