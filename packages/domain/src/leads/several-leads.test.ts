import { expect, it } from 'vitest'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import { LeadsStoreModel } from './leads.store.ts'
import { withSeveralLeads } from './several-leads.ts'

const aStore = (leads: EnvOverrides['leads'] = {}) => LeadsStoreModel.create({}, anEnv({ leads }))

it('reports the result of each lead', async () => {
  const store = aStore()
  const removing = withSeveralLeads(store, (leads) => leads.removeMany([1, 2]))
  expect(store.isSaving).toBe(true)
  expect(await removing).toEqual({ kind: 'reported', report: { done: [1, 2], failed: [] } })
  expect(store.isSaving).toBe(false)
})

it('reports a failure of the whole call', async () => {
  const store = aStore({ assignMany: failing('offline') })
  expect(await withSeveralLeads(store, (leads) => leads.assignMany([1], null))).toEqual({
    kind: 'failed',
    problem: { kind: 'offline' },
  })
})

it('refetches once, however many pushes arrive meanwhile', async () => {
  const store = aStore()
  const removing = withSeveralLeads(store, (leads) => leads.removeMany([1, 2]))
  store.receivePush()
  store.receivePush()
  expect(store.revision).toBe(0)
  await removing
  expect(store.revision).toBe(1)
})
