import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import type { CalendarPort } from './calendar.port.ts'
import { CalendarStoreModel } from './calendar.store.ts'
import type { CalendarLead } from './viewing.contract.ts'

const ANN: CalendarLead = { id: 1, firstName: 'Ann', lastName: 'Lee', viewingDate: 1_772_442_000 }
const MOVED: CalendarLead = { ...ANN, viewingDate: ANN.viewingDate + 3600 }

function aCalendar(...answers: (() => Promise<CalendarLead[]>)[]) {
  const leads = vi.fn<CalendarPort['leads']>(() => Promise.resolve([ANN]))
  for (const answer of answers) leads.mockImplementationOnce(answer)
  return { store: CalendarStoreModel.create({}, anEnv({ calendar: { leads } })), leads }
}

it('reads all viewings when somebody looks', async () => {
  const { store } = aCalendar()
  expect(store.isLoading).toBe(true)
  await store.watch()
  expect(store).toMatchObject({ isLoading: false, viewings: [ANN] })
})

it('reads them again after a push while somebody looks, and only then', async () => {
  const { store, leads } = aCalendar(
    () => Promise.resolve([ANN]),
    () => Promise.resolve([MOVED]),
  )
  await store.receiveRefresh()
  expect(leads).not.toHaveBeenCalled()
  await store.watch()
  await store.receiveRefresh()
  expect(store.viewings).toEqual([MOVED])
  store.leave()
  await store.receiveRefresh()
  expect(leads).toHaveBeenCalledTimes(2)
})

it('keeps what it shows when a refresh fails, and says so', async () => {
  const { store } = aCalendar(() => Promise.resolve([ANN]), failing('offline'))
  await store.watch()
  await store.receiveRefresh()
  expect(store.viewings).toEqual([ANN])
  expect(store.list.refreshFailed).toBe(true)
})

it('drops all of it for the next person', async () => {
  const { store } = aCalendar()
  await store.watch()
  store.forget()
  expect(store).toMatchObject({ viewings: [], isLoading: true })
})
