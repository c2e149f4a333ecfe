import { afterEach, describe, expect, it, vi } from 'vitest'
import { LEAD_STATUS } from '../leads/lead-status.ts'
import { createDateFormatter } from '../platform/values/time.ts'
import { placeViewings } from './place-viewings.ts'
import type { CalendarLead } from './viewing.contract.ts'

const london = createDateFormatter('Europe/London')
const always = { first: '2000-01-01', last: '2099-12-31' }
const at = (iso: string) => Date.parse(iso) / 1000
const aLead = (iso: string, changes: Partial<CalendarLead> = {}): CalendarLead => ({
  id: 1,
  firstName: 'Ann',
  lastName: 'Lee',
  viewingDate: at(iso),
  ...changes,
})
const place = (iso: string, dateFormatter = london) => placeViewings([aLead(iso)], always, dateFormatter)[0]

afterEach(() => vi.unstubAllEnvs())

describe('placeViewings', () => {
  it('names the agent in full, and in short where there is space', () => {
    const lead = aLead('2026-03-02T10:00Z', { agentName: 'Grace Patel' })
    const named = (label?: 'first-name' | 'initials') => placeViewings([lead], always, london, label)[0]
    expect(named()).toMatchObject({
      fullLabel: '10:00 – 11:00, Ann Lee, Monday 2 March 2026, with Grace Patel',
      agentLabel: '',
    })
    expect(named('first-name')?.agentLabel).toBe('Grace')
    expect(named('initials')?.agentLabel).toBe('GP')
  })

  it('labels an event with name, times and duration', () => {
    expect(place('2026-03-02T10:00Z')).toEqual({
      id: 1,
      name: 'Ann Lee',
      day: '2026-03-02',
      startMinute: 600,
      durationMinutes: 60,
      startLabel: '10:00',
      endLabel: '11:00',
      fullLabel: '10:00 – 11:00, Ann Lee, Monday 2 March 2026',
      agentLabel: '',
      state: 'confirmed',
      isClash: false,
    })
  })

  it.each([
    [LEAD_STATUS.PendingViewingScheduled, 'pending', ', not confirmed'],
    [LEAD_STATUS.ViewingScheduled, 'confirmed', ''],
    [LEAD_STATUS.ViewingComplete, 'over', ', viewing complete'],
    [LEAD_STATUS.ViewingCancelled, 'over', ', viewing cancelled'],
    [LEAD_STATUS.ReservationSent, 'over', ', reservation sent'],
  ])('in status %i it is %s, in words too', (status, state, words) => {
    const [viewing] = placeViewings([aLead('2026-03-02T10:00Z', { status })], always, london)
    expect(viewing).toMatchObject({
      state,
      fullLabel: `10:00 – 11:00, Ann Lee, Monday 2 March 2026${words}`,
    })
  })

  it('marks viewings of one agent within the same hour', () => {
    const grace = { viewingUserId: 7, agentName: 'Grace Patel' }
    const leads = [
      aLead('2026-03-02T10:00Z', { ...grace, id: 1 }),
      aLead('2026-03-02T10:45Z', { ...grace, id: 2, status: LEAD_STATUS.PendingViewingScheduled }),
      aLead('2026-03-02T11:45Z', { ...grace, id: 3 }),
      aLead('2026-03-02T12:00Z', { ...grace, id: 4, status: LEAD_STATUS.ViewingCancelled }),
      aLead('2026-03-02T10:00Z', { id: 5, viewingUserId: 8 }),
      aLead('2026-03-02T10:00Z', { id: 6, viewingUserId: null }),
      aLead('2026-03-02T10:00Z', { id: 7, viewingUserId: null }),
    ]
    const placed = placeViewings(leads, always, london)
    expect(placed.filter(({ isClash }) => isClash).map(({ id }) => id)).toEqual([1, 2])
    expect(placed[0]?.fullLabel).toBe(
      '10:00 – 11:00, Ann Lee, Monday 2 March 2026, with Grace Patel, who has another viewing at this time',
    )
  })

  it('keeps a viewing past midnight on the day it starts', () => {
    expect(place('2026-03-02T23:30Z')).toMatchObject({
      day: '2026-03-02',
      startMinute: 1410,
      endLabel: '00:30',
      fullLabel: '23:30 – 00:30, Ann Lee, Monday 2 March 2026',
    })
  })

  it.each([
    ['2026-03-29T00:30Z', '2026-03-29', '00:30', '02:30'],
    ['2026-03-29T01:00Z', '2026-03-29', '02:00', '03:00'],
    ['2026-03-29T09:00Z', '2026-03-29', '10:00', '11:00'],
    ['2026-03-28T23:59Z', '2026-03-28', '23:59', '00:59'],
    ['2026-03-28T23:00Z', '2026-03-28', '23:00', '00:00'],
  ])('places %s on the Sunday the clocks go forward', (iso, day, startLabel, endLabel) => {
    expect(place(iso)).toMatchObject({ day, startLabel, endLabel })
  })

  it.each([
    ['2026-10-24T23:00Z', '2026-10-25', '00:00', '01:00'],
    ['2026-10-25T00:30Z', '2026-10-25', '01:30', '01:30'],
    ['2026-10-25T01:30Z', '2026-10-25', '01:30', '02:30'],
    ['2026-10-25T10:00Z', '2026-10-25', '10:00', '11:00'],
    ['2026-10-25T23:30Z', '2026-10-25', '23:30', '00:30'],
  ])('places %s on the Sunday the clocks go back', (iso, day, startLabel, endLabel) => {
    expect(place(iso)).toMatchObject({ day, startLabel, endLabel })
  })

  it.each(['Pacific/Auckland', 'America/New_York', 'Asia/Kathmandu'])(
    'shows London time on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(place('2026-07-01T22:30Z')).toMatchObject({ day: '2026-07-01', startLabel: '23:30' })
      expect(place('2026-07-01T23:30Z')).toMatchObject({ day: '2026-07-02', startLabel: '00:30' })
    },
  )

  it('follows the zone of the business', () => {
    expect(place('2026-03-02T10:00Z', createDateFormatter('Pacific/Kiritimati'))).toMatchObject({
      day: '2026-03-03',
      startLabel: '00:00',
    })
    expect(place('2026-03-02T10:00Z', createDateFormatter('Pacific/Pago_Pago'))).toMatchObject({
      day: '2026-03-01',
      startLabel: '23:00',
    })
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'])(
    'returns exactly the requested days in %s',
    (zone) => {
      const dateFormatter = createDateFormatter(zone)
      const everyHalfHour = Array.from({ length: 48 * 6 }, (_, index) =>
        aLead('2026-03-26T00:00Z', { id: index, viewingDate: at('2026-03-26T00:00Z') + index * 1800 }),
      )
      const placed = placeViewings(everyHalfHour, { first: '2026-03-28', last: '2026-03-29' }, dateFormatter)
      expect(new Set(placed.map((each) => each.day))).toEqual(new Set(['2026-03-28', '2026-03-29']))
      // The last Sunday in March has 23 hours in London.
      expect(placed).toHaveLength(zone === 'Europe/London' ? 48 + 46 : 96)
    },
  )

  it('orders by time, then by id', () => {
    const leads = [
      aLead('2026-03-02T10:00Z', { id: 9 }),
      aLead('2026-03-02T09:00Z', { id: 3 }),
      aLead('2026-03-02T10:00Z', { id: 2 }),
    ]
    expect(placeViewings(leads, always, london).map((each) => each.id)).toEqual([3, 2, 9])
  })

  it('excludes invalid dates', () => {
    expect(placeViewings([aLead('2150-01-01T10:00Z')], { ...always, last: '2200-01-01' }, london)).toEqual([])
  })
})
