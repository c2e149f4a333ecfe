import { expect, it, vi } from 'vitest'
import { leadRows } from '../leads/lead-rows.fixtures.ts'
import type { LeadsEnv } from '../leads/leads.calls.ts'
import { anEnv } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { DashboardStoreModel } from './dashboard.store.ts'

const viewings = leadRows('Viewing', 30)
const enquiries = leadRows('Enquiry', 3)

function aDashboard(kept: Record<string, string> = {}) {
  const scheduled = vi.fn<LeadsEnv['leads']['scheduled']>((query) =>
    Promise.resolve(aPageOf(viewings, query)),
  )
  const awaiting = vi.fn<LeadsEnv['leads']['awaiting']>((query) => Promise.resolve(aPageOf(enquiries, query)))
  const storage = createMemoryStorage(kept)
  const store = DashboardStoreModel.create({}, anEnv({ leads: { scheduled, awaiting }, storage }))
  return { store, scheduled, awaiting, storage }
}

it('stores page and size of each list under its own key', async () => {
  const { store, storage } = aDashboard({ dashboard_viewings_pagination: '{"page":2,"limit":10}' })
  expect(store.scheduled.startingQuery()).toMatchObject({ page: 2, limit: 10 })
  await store.scheduled.show(store.scheduled.startingQuery())
  expect(store.scheduled.rows).toEqual(viewings.slice(10, 20))
  await store.awaiting.show(store.awaiting.startingQuery())
  expect(store.awaiting.rows).toEqual(enquiries)
  expect(storage.getItem('dashboard_enquiries_pagination')).toBe('{"page":1,"limit":25}')
})

it('shows the last page for a page beyond it', async () => {
  const { store, scheduled } = aDashboard({ dashboard_viewings_pagination: '{"page":99,"limit":10}' })
  await store.scheduled.show(store.scheduled.startingQuery())
  expect(store.scheduled).toMatchObject({ page: 3, lastPage: 3 })
  expect(scheduled).toHaveBeenCalledTimes(2)
})

it('refetches after a push only the lists on screen', async () => {
  const { store, scheduled, awaiting } = aDashboard()
  await store.scheduled.show(store.scheduled.startingQuery())
  await store.refresh()
  expect(scheduled).toHaveBeenCalledTimes(2)
  expect(awaiting).not.toHaveBeenCalled()
})
