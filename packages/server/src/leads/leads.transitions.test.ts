import { LEAD_STATUSES } from '@latchkey/domain/leads/lead.status'
import { describe, expect, test } from 'vitest'
import { expectsViewing, offersHome, takesSlot, viewingNews, type LeadStanding } from './leads.transitions.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour))
const standing = (over: Partial<LeadStanding> = {}): LeadStanding => ({
  status: 4,
  viewingAt: at(10),
  viewingUserId: 1,
  isConfirmed: true,
  ...over,
})
const statusesWhere = (holds: (after: LeadStanding) => boolean) =>
  LEAD_STATUSES.filter((status) => holds(standing({ status })))

describe('an hour of the agent (L39)', () => {
  test('is taken by a new viewing, and by entering status 4 from any other', () => {
    expect(takesSlot(null, standing())).toBe(true)
    expect(LEAD_STATUSES.filter((status) => takesSlot(standing({ status }), standing()))).toEqual(
      LEAD_STATUSES.filter((status) => status !== 4),
    )
  })

  test('is taken anew when the viewing moves or changes hands', () => {
    expect(takesSlot(standing(), standing())).toBe(false)
    expect(takesSlot(standing(), standing({ viewingAt: at(11) }))).toBe(true)
    expect(takesSlot(standing(), standing({ viewingUserId: 2 }))).toBe(true)
  })

  test('is taken by no other status', () => {
    expect(statusesWhere((after) => takesSlot(null, after))).toEqual([4])
  })
})

test('a home is offered by entering status 7 only (L17, L40)', () => {
  expect(statusesWhere((after) => offersHome(null, after))).toEqual([7])
  expect(statusesWhere((before) => offersHome(before, standing({ status: 7 })))).toEqual(
    LEAD_STATUSES.filter((status) => status !== 7),
  )
})

describe('news of a confirmed viewing (L38)', () => {
  test('a move or another agent is an update', () => {
    expect(viewingNews(standing(), standing({ viewingAt: at(11) }))).toBe('updated')
    expect(viewingNews(standing(), standing({ viewingUserId: 2 }))).toBe('updated')
    expect(viewingNews(standing(), standing())).toBeNull()
  })

  test('leaving for status 6 cancels it, leaving for another says nothing', () => {
    expect(statusesWhere((after) => viewingNews(standing(), after) === 'cancelled')).toEqual([6])
    expect(statusesWhere((after) => viewingNews(standing(), after) !== null)).toEqual([6])
  })

  test('a move made on the way back from pending is an update too', () => {
    expect(viewingNews(standing({ status: 3 }), standing({ viewingAt: at(11) }))).toBe('updated')
  })

  test('without a confirmation there is no news', () => {
    const unconfirmed = standing({ isConfirmed: false })
    expect(viewingNews(unconfirmed, standing({ viewingAt: at(11), isConfirmed: false }))).toBeNull()
    expect(viewingNews(unconfirmed, standing({ status: 6, isConfirmed: false }))).toBeNull()
  })

  test('a viewing that took place is not cancelled afterwards', () => {
    expect(viewingNews(standing({ status: 5 }), standing({ status: 6 }))).toBeNull()
    expect(statusesWhere(expectsViewing)).toEqual([3, 4])
  })
})
