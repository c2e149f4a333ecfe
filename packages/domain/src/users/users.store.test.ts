import { expect, it, vi } from 'vitest'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import type { HandlerOption } from '../leads/handler/handler.contract.ts'
import type { TwoFactorEnv } from '../two-factor/two-factor.calls.ts'
import type { UsersEnv } from './users.calls.ts'
import { aUser } from './user.fixtures.ts'
import { EMPTY_USER } from './user.suite.ts'
import { UsersStoreModel } from './users.store.ts'

it('keeps the agents when a refetch fails', async () => {
  const options = [{ id: 1, username: 'agent@example.com' }]
  const dropdown = vi.fn<UsersEnv['users']['dropdown']>(failing('offline')).mockResolvedValueOnce(options)
  const store = UsersStoreModel.create({}, anEnv({ users: { dropdown } }))
  expect(store.options).toEqual([])
  await store.loadOptions()
  expect(store.options).toEqual(options)
  await store.loadOptions()
  expect(dropdown).toHaveBeenCalledTimes(2)
  expect(store.options).toEqual(options)
})

it('names those who may open leads, of them agents who take viewings, and everybody by address while that is unknown', async () => {
  const users = {
    dropdown: () =>
      Promise.resolve([
        { id: 1, username: 'agent@example.com' },
        { id: 2, username: 'nobody@example.com' },
      ]),
  }
  const handlers = vi
    .fn<() => Promise<HandlerOption[]>>(() =>
      Promise.resolve([
        { id: 1, name: 'Grace Patel', takesViewings: true },
        { id: 3, name: 'Vera Low', takesViewings: false },
      ]),
    )
    .mockRejectedValueOnce(new ProblemError({ kind: 'forbidden' }))
  const store = UsersStoreModel.create({}, anEnv({ users, leads: { handlers } }))
  store.setOwnId(1)
  await store.loadOptions()
  expect(store.agents.map(({ name }) => name)).toEqual(['agent@example.com', 'nobody@example.com'])
  await store.loadOptions()
  const grace = { id: 1, name: 'Grace Patel', username: 'agent@example.com', isMe: true }
  expect(store.agents).toEqual([grace])
  expect(store.possibleHandlers).toEqual([grace, { id: 3, name: 'Vera Low' }])
  expect([store.nameOf(1), store.nameOf(2), store.nameOf(null)]).toEqual([
    'Grace Patel',
    'nobody@example.com',
    undefined,
  ])
  expect(store.labelOf(4)).toBe('User 4')
})

async function aShownStore(users: EnvOverrides['users'] = {}) {
  const list = vi.fn<UsersEnv['users']['list']>(() => Promise.resolve(aPageOf([aUser()])))
  const store = UsersStoreModel.create({}, anEnv({ users: { list, ...users } }))
  await store.list.show({ page: 1, limit: 25, filters: {}, sort: null })
  return { store, list }
}

it.each([
  ['toggleActive', [5]],
  ['unlock', [5]],
  ['remove', [5]],
  ['resetPassword', [5]],
  ['setRoles', [5, [1, 2]]],
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

it('resets the two-factor sign-in of a user', async () => {
  const reset = vi.fn<TwoFactorEnv['twoFactor']['reset']>(() => Promise.resolve(true))
  const store = UsersStoreModel.create({}, anEnv({ twoFactor: { reset } }))
  expect(await store.resetTwoFactor(7)).toEqual({ kind: 'done' })
  expect(reset).toHaveBeenCalledWith(7)
})

it('creates a user, or reports the invalid field', async () => {
  const create = vi.fn<UsersEnv['users']['create']>(() => Promise.resolve(aUser({ id: 9 })))
  const { store, list } = await aShownStore({ create })
  const draft = { ...EMPTY_USER, username: 'new@latchkey.example', active: 1 }
  expect(await store.create(draft)).toEqual({ kind: 'created', user: aUser({ id: 9 }) })
  expect(list).toHaveBeenCalledTimes(2)
  const errors = [{ attribute: 'username', errors: [{ name: 'unique' as const }] }]
  create.mockRejectedValueOnce(new ProblemError({ kind: 'invalid', errors }))
  expect(await store.create(draft)).toEqual({ kind: 'invalid', errors: { username: ['unique'] } })
})

it('counts pushes, and clears everything on forget', async () => {
  const { store, list } = await aShownStore()
  await store.receiveRefresh()
  expect([store.revision, list.mock.calls.length]).toEqual([1, 2])
  store.forget()
  expect(store.list).toMatchObject({ rows: [], phase: 'idle' })
})
