import { expect, it, vi } from 'vitest'
import { failing, anEnv, type EnvOverrides } from '../root/env.fixtures.ts'
import { aLead } from '../leads/lead.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { LeadsStoreModel } from '../leads/leads.store.ts'
import { DuplicatesStoreModel } from './duplicates.store.ts'
import type { DuplicatesEnv, MergeSave } from './duplicates.calls.ts'

function storesWith(duplicates: EnvOverrides['duplicates'], calls: EnvOverrides['leads'] = {}) {
  const env = anEnv({ leads: calls, ...(duplicates && { duplicates }) })
  const leads = LeadsStoreModel.create({}, env)
  return { leads, store: DuplicatesStoreModel.create({}, { ...env, stores: { leads } }) }
}
const storeWith = (...calls: Parameters<typeof storesWith>) => storesWith(...calls).store
const MERGE: MergeSave = { otherId: 2, version: 1, otherVersion: 4, take: { email: 'other' } }
const rejecting = (body: object) => () => Promise.reject(new ProblemError({ kind: 'rejected', body }))

it('merges, and refetches lists', async () => {
  const merge = vi.fn<DuplicatesEnv['duplicates']['merge']>(() => Promise.resolve(true))
  const { leads, store } = storesWith({ merge })
  expect(await store.merge(1, MERGE)).toEqual({ kind: 'done' })
  expect(merge).toHaveBeenCalledExactlyOnceWith(1, MERGE)
  expect([leads.revision, store.isSaving, leads.isSaving]).toEqual([1, false, false])
})

it.each([
  [{ error: 'conflict' }, /changed in the meantime/],
  [{ error: 'cannot-merge', reason: 'viewing' }, /viewing to come/],
  [{ error: 'cannot-merge', reason: 'reservation' }, /reservation/],
])('words the reason %j for which a merge is rejected', async (body, words) => {
  const outcome = await storeWith({ merge: rejecting(body) }).merge(1, MERGE)
  expect(outcome).toEqual({ kind: 'obstacle', message: expect.stringMatching(words) })
})

it('passes an unknown rejection and any other failure through', async () => {
  const unknown = await storeWith({ merge: rejecting({ error: 'other' }) }).merge(1, MERGE)
  expect(unknown).toMatchObject({ kind: 'failed', problem: { kind: 'rejected' } })
  const offline = await storeWith({ merge: failing('offline') }).merge(1, MERGE)
  expect(offline).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
})

it('undoes a merge, and reports the fields left as they are or that there was nothing to undo', async () => {
  const kept = storeWith({ unmerge: () => Promise.resolve({ kept: ['phone'] }) })
  expect(await kept.unmerge(1, 9)).toEqual({ kind: 'done', kept: ['phone'] })
  expect(await storeWith({ unmerge: () => Promise.resolve(false) }).unmerge(1, 9)).toEqual({
    kind: 'rejected',
  })
  expect(await storeWith({ unmerge: failing('forbidden') }).unmerge(1, 9)).toMatchObject({ kind: 'failed' })
})

it('reads the lead to compare with', async () => {
  const store = storeWith({}, { get: (id) => Promise.resolve(aLead({ id })) })
  expect(await store.readLead(2)).toMatchObject({ id: 2, name: 'Ann Lee' })
  await expect(storeWith({}).readLead(2)).rejects.toMatchObject({ problem: { kind: 'gone' } })
})

it('refetches lists once after a merge, although its push came first', async () => {
  const { leads, store } = storesWith({})
  const merging = store.merge(1, MERGE)
  leads.receivePush()
  expect(leads.revision).toBe(0)
  await merging
  expect(leads.revision).toBe(1)
})
