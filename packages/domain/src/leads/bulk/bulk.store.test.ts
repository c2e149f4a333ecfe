import { expect, it } from 'vitest'
import { anEnv, failing } from '../../root/env.fixtures.ts'
import { BulkLeadsModel } from './bulk.store.ts'

it('reports what became of each lead', async () => {
  const bulk = BulkLeadsModel.create({}, anEnv())
  const removing = bulk.remove([1, 2])
  expect(bulk.isSaving).toBe(true)
  expect(await removing).toEqual({ kind: 'reported', report: { done: [1, 2], failed: [] } })
  expect(bulk.isSaving).toBe(false)
})

it('says that nothing was done', async () => {
  const bulk = BulkLeadsModel.create({}, anEnv({ leads: { assignMany: failing('offline') } }))
  expect(await bulk.assign([1], null)).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
})
