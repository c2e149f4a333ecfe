import { expect, it, vi } from 'vitest'
import { ProblemError } from '../platform/problem.ts'
import { anEnv } from '../root/env.fixtures.ts'
import type { PersonMatch } from './person/person.contract.ts'
import { SOME_MATCHES } from './person/person.fixtures.ts'
import { PersonStoreModel } from './person.store.ts'

const QUERY = { email: 'ann@x.uk', phone: '07700' }

function storeWith(...responses: Promise<PersonMatch[]>[]) {
  const find = vi.fn<() => Promise<PersonMatch[]>>(
    () => responses.shift() ?? Promise.resolve([...SOME_MATCHES]),
  )
  const download = vi.fn<(ids: readonly number[]) => Promise<void>>(() => Promise.resolve())
  return { store: PersonStoreModel.create({}, anEnv({ person: { find, download } })), find, download }
}

it('chooses the leads with both keys, and downloads those chosen', async () => {
  const { store, find, download } = storeWith()
  await store.find(QUERY)
  expect(find).toHaveBeenCalledExactlyOnceWith(QUERY)
  expect(store.chosen).toEqual([12, 7])
  store.choose([3, 7])
  const downloading = store.download()
  expect(store.isSaving).toBe(true)
  expect(await downloading).toEqual({ kind: 'done' })
  expect(store.isSaving).toBe(false)
  expect(download).toHaveBeenCalledExactlyOnceWith([3, 7])
})

it('forgets the matches of the search before, also when the next fails, and can be retried', async () => {
  const { store, find } = storeWith(
    Promise.resolve([...SOME_MATCHES]),
    Promise.reject(new ProblemError({ kind: 'offline' })),
  )
  await store.find(QUERY)
  await store.find({ email: 'ben@x.uk', phone: '' })
  expect([store.phase, store.value, store.chosen]).toEqual(['failed', null, []])
  await store.retry()
  expect(find).toHaveBeenLastCalledWith({ email: 'ben@x.uk', phone: '' })
  expect(store.value).toEqual(SOME_MATCHES)
})

it('ignores a late response to an earlier search', async () => {
  const late = Promise.withResolvers<PersonMatch[]>()
  const { store } = storeWith(late.promise)
  const first = store.find(QUERY)
  await store.find(QUERY)
  store.choose([3])
  late.resolve([])
  await first
  expect([store.value, store.chosen]).toEqual([SOME_MATCHES, [3]])
})

it('reports a failed download', async () => {
  const { store, download } = storeWith()
  download.mockRejectedValueOnce(new ProblemError({ kind: 'offline' }))
  expect(await store.download()).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
})
