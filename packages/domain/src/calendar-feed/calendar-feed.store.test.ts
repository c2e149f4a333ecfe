import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import type { CalendarFeedEnv } from './calendar-feed.calls.ts'
import { CalendarFeedStoreModel } from './calendar-feed.store.ts'

const OFF = { on: false, createdAt: null, lastReadAt: null }
const ON = { on: true, createdAt: 1_772_442_000, lastReadAt: null }
const URL = 'https://latchkey.example/calendar-feed/secret.ics'

const aStore = (calendarFeed: Partial<CalendarFeedEnv['calendarFeed']> = {}) =>
  CalendarFeedStoreModel.create({}, anEnv({ calendarFeed }))

it('shows a new address, and refetches the feed', async () => {
  const read = vi.fn<CalendarFeedEnv['calendarFeed']['read']>(() => Promise.resolve(OFF))
  const store = aStore({ read })
  await store.load()
  expect(store).toMatchObject({ feed: OFF, newUrl: null })
  read.mockResolvedValue(ON)
  expect(await store.create()).toEqual({ kind: 'done' })
  expect(store).toMatchObject({ feed: ON, newUrl: URL, isSaving: false })
})

it('hides an address that was ended', async () => {
  const store = aStore()
  await store.create()
  expect(await store.end()).toEqual({ kind: 'done' })
  expect(store.newUrl).toBeNull()
})

it('keeps the current feed when a refetch fails', async () => {
  const read = vi.fn<CalendarFeedEnv['calendarFeed']['read']>(failing('offline'))
  const store = aStore({ read })
  await store.load()
  expect(store).toMatchObject({ feed: null, hasFailed: true })
  read.mockResolvedValue(ON)
  await store.load()
  read.mockImplementation(failing('offline'))
  await store.load()
  expect(store).toMatchObject({ feed: ON, hasFailed: false })
})
