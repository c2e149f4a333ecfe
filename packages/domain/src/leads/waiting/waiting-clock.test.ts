import { describe, expect, it } from 'vitest'
import { createOpeningClock } from '../../office/opening-clock.ts'
import { DEFAULT_HOURS } from '../../office/office-hours.ts'
import { createDateFormatter } from '../../platform/values/time.ts'
import {
  hasRunOut,
  minutesAt,
  nextMinuteOf,
  onOwnClock,
  waitingStateOf,
  waitingWith,
} from './waiting-clock.ts'
import type { Waiting } from './waiting.contract.ts'

const dates = createDateFormatter('Europe/London')
const at = (text: string): number => dates.fromLocalInput(text) ?? Number.NaN
const limits = { warnMinutes: 120, targetMinutes: 240 }

const office = createOpeningClock(
  { hours: DEFAULT_HOURS, holidays: [{ on: '2026-04-03', name: 'Good Friday' }] },
  dates,
)
const nights = createOpeningClock(
  { hours: DEFAULT_HOURS.map(({ day }) => ({ day, open: true, from: '00:30', to: '23:00' })), holidays: [] },
  dates,
)

/** The server's answer at a moment. */
function answered(from: number, now: number, clock = office): Waiting {
  const minutes = clock.minutesBetween(from, now)
  const next = clock.nextMinute(from, now)
  return {
    minutes,
    state: waitingStateOf(minutes, limits),
    ...(next && { clock: { at: now, ...next, ...limits } }),
  }
}

describe('minutes counted on the client equal those of the server', () => {
  it.each([
    ['in the morning', '2026-03-02T09:10', '2026-03-02T10:00', office],
    ['before the office opens', '2026-03-02T07:00', '2026-03-02T08:00', office],
    ['over a weekend', '2026-03-07T15:30', '2026-03-07T15:59', office],
    ['on a bank holiday', '2026-04-02T17:30', '2026-04-03T12:00', office],
    ['on the night of the spring change', '2026-03-28T22:10', '2026-03-29T00:10', nights],
    ['on the night of the autumn change', '2026-10-24T22:10', '2026-10-25T00:10', nights],
  ])('%s', (_when, from, now, clock) => {
    const submitted = at(from) + 17
    let known = answered(submitted, at(now), clock)
    for (let instant = at(now); instant < at(now) + 3 * 86_400; instant += 301) {
      if (hasRunOut(known, instant)) known = answered(submitted, instant, clock)
      expect(minutesAt(known, instant)).toBe(clock.minutesBetween(submitted, instant))
    }
  })

  it('for a minute that begins before closing and ends after opening', () => {
    const submitted = at('2026-03-02T17:59') + 30
    const known = answered(submitted, at('2026-03-02T17:59') + 40)
    expect(known.clock?.next).toBe(at('2026-03-03T09:00') + 30)
    expect(known.clock?.until).toBe(at('2026-03-03T18:00'))
  })

  it('stop in an office that does not open again', () => {
    const never = createOpeningClock({ hours: [], holidays: [] }, dates)
    const known = answered(at('2026-03-02T10:00'), at('2026-03-02T11:00'), never)
    expect(known).toEqual({ minutes: 0, state: 'ok' })
    expect([nextMinuteOf(known, 0), hasRunOut(known, 0), minutesAt(known, 0)]).toEqual([null, false, 0])
  })
})

describe('nextMinuteOf', () => {
  const known: Waiting = { minutes: 5, state: 'ok', clock: { at: 1000, next: 1020, until: 1100, ...limits } }

  it.each([
    [1000, 1020],
    [1019, 1020],
    [1020, 1080],
    [1079, 1080],
    [1080, 1100],
    [1100, null],
  ])('after %i is %i', (now, next) => {
    expect(nextMinuteOf(known, now)).toBe(next)
  })
})

it.each([
  [119, 'ok'],
  [120, 'due'],
  [239, 'due'],
  [240, 'overdue'],
])('after %i minutes it is %s', (minutes, state) => {
  const known: Waiting = { minutes: 5, state: 'ok', clock: { at: 0, next: 20, until: 3600, ...limits } }
  expect(waitingWith(known, minutes)).toMatchObject({ minutes, state })
})

it('counts from the arrival of the answer when the computer’s clock is wrong', () => {
  const known: Waiting = { minutes: 5, state: 'ok', clock: { at: 1000, next: 1020, until: 1100, ...limits } }
  expect(onOwnClock(known, 5000).clock).toEqual({ at: 5000, next: 5020, until: 5100, ...limits })
  expect(minutesAt(onOwnClock(known, 5000), 5019)).toBe(5)
})
