import { LEAD_STATUSES } from '@latchkey/domain/leads/lead-status'
import { describe, expect, test } from 'vitest'
import { expectsViewing, offersHome, needsSlot, viewingNotice, type LeadState } from './lead.transitions.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour))
const leadState = (over: Partial<LeadState> = {}): LeadState => ({
  email: 'ann@example.com',
  status: 4,
  viewingAt: at(10),
  viewingUserId: 1,
  isConfirmed: true,
  ...over,
})
const statusesWhere = (holds: (after: LeadState) => boolean) =>
  LEAD_STATUSES.filter((status) => holds(leadState({ status })))

describe('an hour in the agent’s diary', () => {
  test('is taken by a new viewing, and by entering status 4 from any other', () => {
    expect(needsSlot(null, leadState())).toBe(true)
    expect(LEAD_STATUSES.filter((status) => needsSlot(leadState({ status }), leadState()))).toEqual(
      LEAD_STATUSES.filter((status) => status !== 4),
    )
  })

  test('is taken again when the viewing moves or its agent changes', () => {
    expect(needsSlot(leadState(), leadState())).toBe(false)
    expect(needsSlot(leadState(), leadState({ viewingAt: at(11) }))).toBe(true)
    expect(needsSlot(leadState(), leadState({ viewingUserId: 2 }))).toBe(true)
  })

  test('is taken by no other status', () => {
    expect(statusesWhere((after) => needsSlot(null, after))).toEqual([4])
  })
})

test('a home is offered by entering status 7 only', () => {
  expect(statusesWhere((after) => offersHome(null, after))).toEqual([7])
  expect(statusesWhere((before) => offersHome(before, leadState({ status: 7 })))).toEqual(
    LEAD_STATUSES.filter((status) => status !== 7),
  )
})

describe('mails about a confirmed viewing', () => {
  test('a new time or agent is an update', () => {
    expect(viewingNotice(leadState(), leadState({ viewingAt: at(11) }))).toBe('updated')
    expect(viewingNotice(leadState(), leadState({ viewingUserId: 2 }))).toBe('updated')
    expect(viewingNotice(leadState(), leadState())).toBeNull()
  })

  test('status 6 cancels it, other statuses send nothing', () => {
    expect(statusesWhere((after) => viewingNotice(leadState(), after) === 'cancelled')).toEqual([6])
    expect(statusesWhere((after) => viewingNotice(leadState(), after) !== null)).toEqual([6])
  })

  test('a new time when returning from pending is an update too', () => {
    expect(viewingNotice(leadState({ status: 3 }), leadState({ viewingAt: at(11) }))).toBe('updated')
  })

  test('without a confirmation nothing is sent', () => {
    const unconfirmed = leadState({ isConfirmed: false })
    expect(viewingNotice(unconfirmed, leadState({ viewingAt: at(11), isConfirmed: false }))).toBeNull()
    expect(viewingNotice(unconfirmed, leadState({ status: 6, isConfirmed: false }))).toBeNull()
  })

  test('a completed viewing is not cancelled', () => {
    expect(viewingNotice(leadState({ status: 5 }), leadState({ status: 6 }))).toBeNull()
    expect(statusesWhere(expectsViewing)).toEqual([3, 4])
  })
})
