import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import type { CalendarEnv } from './calendar.calls.ts'
import { CalendarStoreModel } from './calendar.store.ts'
import type { CalendarLead } from './viewing.contract.ts'

const ANN: CalendarLead = { id: 1, firstName: 'Ann', lastName: 'Lee', viewingDate: 1_772_442_000 }
const MARCH = { from: '2026-02-23', to: '2026-04-05' }
const APRIL = { from: '2026-03-30', to: '2026-05-10' }
const MOVED: CalendarLead = { ...ANN, viewingDate: ANN.viewingDate + 3600 }

function aCalendar(...answers: (() => Promise<CalendarLead[]>)[]) {
  const leads = vi.fn<CalendarEnv['calendar']['leads']>(() => Promise.resolve([ANN]))
  for (const answer of answers) leads.mockImplementationOnce(answer)
  return { store: CalendarStoreModel.create({}, anEnv({ calendar: { leads } })), leads }
}

it('reads the viewings of a period while watched', async () => {
  const { store, leads } = aCalendar()
  expect(store.isLoading).toBe(true)
  await store.watch(MARCH)
  expect(store).toMatchObject({ isLoading: false, viewings: [ANN] })
  expect(leads).toHaveBeenLastCalledWith(MARCH)
  await store.watch({ ...MARCH, agent: 'me' })
  expect(leads).toHaveBeenLastCalledWith({ ...MARCH, agent: 'me' })
})

it('refetches after a push only while watched', async () => {
  const { store, leads } = aCalendar(
    () => Promise.resolve([ANN]),
    () => Promise.resolve([MOVED]),
  )
  await store.refresh()
  expect(leads).not.toHaveBeenCalled()
  await store.watch(MARCH)
  await store.refresh()
  expect(store.viewings).toEqual([MOVED])
  store.leave()
  await store.refresh()
  expect(leads).toHaveBeenCalledTimes(2)
})

it('keeps the current viewings when a refetch fails, and reports it', async () => {
  const { store } = aCalendar(() => Promise.resolve([ANN]), failing('offline'))
  await store.watch(MARCH)
  await store.refresh()
  expect(store.viewings).toEqual([ANN])
  expect(store).toMatchObject({ hasRefreshFailed: true, hasFailed: false })
})

it('is loading, then failed, when another period cannot be read', async () => {
  const { store } = aCalendar(() => Promise.resolve([ANN]), failing('offline'))
  await store.watch(MARCH)
  const reading = store.watch(APRIL)
  expect(store).toMatchObject({ isLoading: true, hasFailed: false })
  await reading
  expect(store).toMatchObject({ isLoading: false, hasFailed: true, hasRefreshFailed: false })
  await store.refresh()
  expect(store).toMatchObject({ isLoading: false, hasFailed: false })
})

it('clears everything on forget', async () => {
  const { store } = aCalendar()
  await store.watch(MARCH)
  store.forget()
  expect(store).toMatchObject({ viewings: [], isLoading: true })
})
