import { describe, expect, it, test } from 'vitest'
import { DEFAULT_HOURS } from '../../office/office-hours.ts'
import { createDateFormatter } from '../../platform/values/time.ts'
import { alternativesTo, freeSlots, offeredSlots, type SlotRules } from './slots.ts'

const dates = createDateFormatter('Europe/London')
const at = (local: string): number => dates.fromLocalInput(local) ?? Number.NaN

const RULES: SlotRules = {
  hours: DEFAULT_HOURS,
  holidays: [{ on: '2026-11-26', name: 'Closed' }],
  timeStep: 30,
  noticeHours: 24,
  daysAhead: 14,
}

const startsOn = (day: string, over: Partial<SlotRules> = {}, now = at('2026-11-23T08:00')): string[] =>
  offeredSlots({ ...RULES, ...over }, now, dates)
    .map(({ start }) => dates.toLocalInput(start))
    .filter((start) => start.startsWith(day))
    .map((start) => start.slice(11))

describe('offered slots', () => {
  it('start on the step within office hours and end within them', () => {
    const starts = startsOn('2026-11-25')
    expect([starts[0], starts[1], starts.at(-1)]).toEqual(['09:00', '09:30', '17:00'])
  })

  it('count the step from midnight, whenever the office opens', () => {
    const hours = DEFAULT_HOURS.map((day) => ({ ...day, from: '09:10' }))
    expect(startsOn('2026-11-25', { hours, timeStep: 60 })[0]).toBe('10:00')
  })

  it('are on no closed day', () => {
    expect(startsOn('2026-11-26')).toEqual([])
    expect(startsOn('2026-11-29')).toEqual([])
  })

  it('keep the notice and the days ahead', () => {
    const now = at('2026-11-23T10:00')
    expect(startsOn('2026-11-23', {}, now)).toEqual([])
    expect(startsOn('2026-11-24', {}, now)[0]).toBe('10:00')
    expect(startsOn('2026-11-24', { daysAhead: 1 }, now)).not.toEqual([])
    expect(startsOn('2026-11-25', { daysAhead: 1 }, now)).toEqual([])
    expect(startsOn('2026-11-23', { noticeHours: 0 }, now)[0]).toBe('10:00')
  })

  it('skip the hour that spring skips', () => {
    const hours = DEFAULT_HOURS.map((day) => ({ ...day, open: true, from: '00:00', to: '05:00' }))
    const starts = startsOn('2027-03-28', { hours, timeStep: 60 }, at('2027-03-26T08:00'))
    expect(starts).toEqual(['00:00', '02:00', '03:00', '04:00'])
  })

  it('have the hour that autumn repeats once', () => {
    const hours = DEFAULT_HOURS.map((day) => ({ ...day, open: true, from: '00:00', to: '05:00' }))
    const slots = offeredSlots({ ...RULES, hours, timeStep: 60 }, at('2026-10-23T08:00'), dates)
    const starts = slots
      .map(({ start }) => start)
      .filter((start) => dates.toDateInput(start) === '2026-10-25')
    expect(starts.map((start) => dates.toLocalInput(start).slice(11))).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '03:00',
      '04:00',
    ])
    expect(new Set(starts).size).toBe(5)
  })
})

const slots = [9, 10, 11, 12, 13, 14, 15].map((hour) => ({ start: hour * 3600, end: (hour + 1) * 3600 }))

test('a viewing takes every slot that it overlaps', () => {
  expect(freeSlots(slots, [10.5 * 3600]).map(({ start }) => start / 3600)).toEqual([9, 12, 13, 14, 15])
  expect(freeSlots(slots, [10 * 3600]).map(({ start }) => start / 3600)).toEqual([9, 11, 12, 13, 14, 15])
})

test.each([
  [9, [10, 11, 12, 13, 14]],
  [12, [10, 11, 13, 14, 15]],
  [15, [10, 11, 12, 13, 14]],
  [16, [11, 12, 13, 14, 15]],
])('alternatives to %i:00 are the next five, completed with those before', (wanted, hours) => {
  expect(alternativesTo(wanted * 3600, slots).map(({ start }) => start / 3600)).toEqual(hours)
})
