import { expect, it, vi } from 'vitest'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import type { TwoFactorEnv } from '../two-factor/two-factor.calls.ts'
import { aRole } from './role.fixtures.ts'
import type { RolesEnv } from './roles.calls.ts'
import { RolesStoreModel } from './roles.store.ts'

const draft = { name: 'Agent', status: 1, permissions: [1] }
const query = { page: 1, limit: 50, filters: {}, sort: null }

async function aShownStore(roles: EnvOverrides['roles'] = {}) {
  const list = vi.fn<RolesEnv['roles']['list']>(() => Promise.resolve(aPageOf([aRole()])))
  const storage = createMemoryStorage()
  const store = RolesStoreModel.create({}, anEnv({ roles: { list, ...roles }, storage }))
  await store.list.show(query)
  return { store, list, storage }
}

it('shows a page and stores its number', async () => {
  const { store, storage } = await aShownStore()
  expect(store.list.rows).toEqual([aRole()])
  expect(storage.getItem('roles_pagination')).toBe('{"page":1,"limit":50}')
  expect(storage.getItem('roles_filters')).toBeNull()
})

it.each([
  ['save', [2, draft]],
  ['toggleActive', [2]],
  ['remove', [2]],
  ['removeMany', [[2, 3]]],
] as const)('%s makes its call, then reads the list again; a rejection leaves it', async (call, args) => {
  const port = vi.fn<(...given: unknown[]) => Promise<boolean>>(() => Promise.resolve(true))
  const { store, list } = await aShownStore({ [call]: port })
  const write = store[call] as (...given: readonly unknown[]) => Promise<{ kind: string }>
  const writing = write(...args)
  expect(store.isSaving).toBe(true)
  expect(await writing).toEqual({ kind: 'done' })
  expect(store.isSaving).toBe(false)
  expect(port).toHaveBeenCalledWith(...args)
  expect(list).toHaveBeenCalledTimes(2)
  port.mockResolvedValueOnce(false)
  expect(await write(...args)).toEqual({ kind: 'rejected' })
  expect(list).toHaveBeenCalledTimes(2)
})

it('sets whether the holders of a role must sign in with two factors', async () => {
  const setRequirement = vi.fn<TwoFactorEnv['twoFactor']['setRequirement']>(() => Promise.resolve(true))
  const store = RolesStoreModel.create({}, anEnv({ twoFactor: { setRequirement } }))
  expect(await store.requireTwoFactor(2, true)).toEqual({ kind: 'done' })
  expect(setRequirement).toHaveBeenCalledWith(2, true)
})

it('creates a role, or reports the errors', async () => {
  const create = vi.fn<RolesEnv['roles']['create']>(() => Promise.resolve(aRole({ id: 9 })))
  const { store, list } = await aShownStore({ create })
  expect(await store.create(draft)).toEqual({ kind: 'done' })
  expect(list).toHaveBeenCalledTimes(2)
  create.mockImplementationOnce(failing('forbidden'))
  expect(await store.create(draft)).toEqual({ kind: 'failed', problem: { kind: 'forbidden' } })
  expect(store.isSaving).toBe(false)
})

it('counts pushes, and clears everything on forget', async () => {
  const { store, list } = await aShownStore()
  await store.receiveRefresh()
  expect([store.revision, list.mock.calls.length]).toEqual([1, 2])
  store.forget()
  expect(store.list).toMatchObject({ rows: [], phase: 'idle' })
})
