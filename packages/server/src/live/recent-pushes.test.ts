import { beforeEach, expect, test } from 'vitest'
import type { Push } from './pushes.ts'
import { KEPT_MS, recentPushes, type RecentPushes } from './recent-pushes.ts'

const LEADS: Push = { event: 'leads-refresh', payload: {} }
const USERS: Push = { event: 'users-refresh', payload: {} }
const PROFILE: Push = { event: 'profile-refresh', payload: {}, userId: 1 }

let now: number
let pushes: RecentPushes
beforeEach(() => {
  now = 0
  pushes = recentPushes(() => now)
})

test('the pushes since a page was opened, each once, the oldest first', () => {
  for (const push of [LEADS, USERS, PROFILE, { ...PROFILE, userId: 2 }, LEADS]) {
    pushes.record({ ...push })
    now += 10
  }
  expect(pushes.since(40)).toEqual([USERS, PROFILE, { ...PROFILE, userId: 2 }, LEADS])
  expect(pushes.since(10)).toEqual([LEADS])
  expect(pushes.since(9)).toEqual([])
  for (const ageMs of [Number.NaN, -1]) expect(pushes.since(ageMs)).toEqual([])
})

test('none is older than a minute', () => {
  pushes.record(LEADS)
  now = KEPT_MS
  pushes.record(USERS)
  expect(pushes.since(Infinity)).toEqual([LEADS, USERS])
  now += 1
  expect(pushes.since(Infinity)).toEqual([USERS])
})

test('leads of several pushes are named in one', () => {
  for (const id of [7, 8]) pushes.record({ event: 'leads-refresh', payload: { ids: [id] } })
  expect(pushes.since(0)).toEqual([{ event: 'leads-refresh', payload: { ids: [7, 8] } }])
})
