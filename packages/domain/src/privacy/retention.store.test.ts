import { expect, it, vi } from 'vitest'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { anEnv } from '../root/env.fixtures.ts'
import { DUE_LEADS } from './retention/retention.fixtures.ts'
import { RetentionStoreModel } from './retention.store.ts'

function aStore() {
  const list = vi.fn<() => Promise<ReturnType<typeof aPageOf<(typeof DUE_LEADS)[number]>>>>(() =>
    Promise.resolve(aPageOf(DUE_LEADS)),
  )
  const keep = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const anonymise = vi.fn<(ids: readonly number[]) => Promise<{ done: number[]; failed: [] }>>((ids) =>
    Promise.resolve({ done: [...ids], failed: [] }),
  )
  const env = anEnv({ retention: { list, keep, anonymise } })
  return { store: RetentionStoreModel.create({}, env), list, keep, anonymise }
}

const QUERY = { page: 1, limit: 10, filters: {}, sort: null }

it('keeps leads longer and refetches the list', async () => {
  const { store, list, keep } = aStore()
  await store.list.show(QUERY)
  const keeping = { months: 6, reason: 'A claim is open.' }
  store.select(['1', '2'])
  expect(await store.keep(keeping)).toEqual({ kind: 'done' })
  expect(store.selected).toEqual([])
  expect(keep).toHaveBeenCalledExactlyOnceWith([1, 2], keeping)
  expect(list).toHaveBeenCalledTimes(2)
})

it('reports what became of each lead, and refetches after a failure as well', async () => {
  const { store, list, anonymise } = aStore()
  await store.list.show(QUERY)
  store.select(['1'])
  await store.anonymise()
  expect(store.selected).toEqual([])
  anonymise.mockRejectedValueOnce(new ProblemError({ kind: 'offline' }))
  store.select(['1'])
  await store.anonymise()
  expect(store.selected).toEqual(['1'])
  expect(list).toHaveBeenCalledTimes(3)
  expect(store.isSaving).toBe(false)
})
