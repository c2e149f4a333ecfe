import { expect, test, vi } from 'vitest'
import { anEnv } from '../../root/env.fixtures.ts'
import { A_WHOLE_KEY, aKey } from './key.fixtures.ts'
import type { ApiKey, NewKey } from './key.contract.ts'
import { KeysStoreModel } from './keys.store.ts'

const draft = { name: 'Website', areas: { intake: 'change' }, expiresOn: null } as const
const made: NewKey = { id: 9, key: A_WHOLE_KEY }

function storeWith(create: () => Promise<NewKey>) {
  const list = vi.fn<() => Promise<ApiKey[]>>(() => Promise.resolve([aKey()]))
  return { list, store: KeysStoreModel.create({}, anEnv({ keys: { list, create } })) }
}

test('a new key is shown, also when a push refetches the list before the answer', async () => {
  const answer = Promise.withResolvers<NewKey>()
  const { store } = storeWith(() => answer.promise)
  await store.load()
  const creating = store.create(draft)
  await store.receiveRefresh()
  answer.resolve(made)
  expect(await creating).toEqual({ kind: 'done' })
  expect(store.shown).toEqual({ name: 'Website', key: A_WHOLE_KEY })
  store.leave()
  expect(store.shown).toBeNull()
})

test('a key that arrives after its page was left is not shown', async () => {
  const answer = Promise.withResolvers<NewKey>()
  const { store } = storeWith(() => answer.promise)
  const creating = store.create(draft)
  store.leave()
  answer.resolve(made)
  await creating
  expect(store.shown).toBeNull()
})

test('nothing of the previous user stays', async () => {
  const { store } = storeWith(() => Promise.resolve(made))
  await store.load()
  await store.create(draft)
  store.forget()
  expect([store.shown, store.keys]).toEqual([null, []])
})
