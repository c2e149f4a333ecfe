import { expect, it } from 'vitest'
import { LEAD_STATUS, type LeadStatus } from '../leads/lead-status.ts'
import { createDateFormatter } from '../platform/values/time.ts'
import { bookedTimes } from './booked-times.ts'

const london = createDateFormatter('Europe/London')
const viewingOn = (id: number, iso: string, status: LeadStatus) => ({
  id,
  firstName: 'Ann',
  lastName: 'Lee',
  viewingDate: Date.parse(iso) / 1000,
  status,
})

// 10:30 in London: summer time.
const CONFIRMED = viewingOn(1, '2026-06-01T09:30Z', LEAD_STATUS.ViewingScheduled)
const PENDING = viewingOn(2, '2026-06-01T14:00Z', LEAD_STATUS.PendingViewingScheduled)
const CANCELLED = viewingOn(3, '2026-06-01T16:00Z', LEAD_STATUS.ViewingCancelled)

it('counts the viewings of a day without cancelled ones', () => {
  const { countOf } = bookedTimes([CONFIRMED, PENDING, CANCELLED], london, null)
  expect([countOf('2026-06-01'), countOf('2026-06-02')]).toEqual([2, 0])
})

it.each([
  ['09:30', false],
  ['09:45', true],
  ['10:30', true],
  ['11:15', true],
  ['11:30', false],
  ['15:00', false],
])('%s is taken: %s', (time, isTaken) => {
  const booked = bookedTimes([CONFIRMED, PENDING], london, null)
  expect(booked.isTaken('2026-06-01', time)).toBe(isTaken)
})

it('excludes the lead that is being booked', () => {
  const { countOf, isTaken } = bookedTimes([CONFIRMED], london, CONFIRMED.id)
  expect([countOf('2026-06-01'), isTaken('2026-06-01', '10:30')]).toEqual([0, false])
})
