import { expect, test, vi } from 'vitest'
import { RevisionModel } from '../../platform/records/revision.model.ts'
import { anEnv } from '../../root/env.fixtures.ts'
import { A_WHOLE_KEY, aKey } from './key.fixtures.ts'
import type { ApiKey, NewKey } from './key.contract.ts'
import { KeysStoreModel } from './keys.store.ts'

const draft = { name: 'Website', areas: { intake: 'change' }, expiresOn: null } as const
const made: NewKey = { id: 9, key: A_WHOLE_KEY }

function storeWith(create: () => Promise<NewKey>) {
  const list = vi.fn<() => Promise<ApiKey[]>>(() => Promise.resolve([aKey()]))
  const stores = { integrations: RevisionModel.create() }
  return { list, stores, store: KeysStoreModel.create({}, { ...anEnv({ keys: { list, create } }), stores }) }
}

test('a new key is shown, also when a push refetches the list before the answer', async () => {
  const answer = Promise.withResolvers<NewKey>()
  const { list, store, stores } = storeWith(() => answer.promise)
  const stop = store.follow()
  // Nothing is displayed yet.
  stores.integrations.receiveRefresh()
  expect(list).not.toHaveBeenCalled()
  await store.load()
  const creating = store.create(draft)
  stores.integrations.receiveRefresh()
  expect(list).toHaveBeenCalledTimes(2)
  answer.resolve(made)
  expect(await creating).toEqual({ kind: 'done' })
  expect(store.shown).toEqual({ name: 'Website', key: A_WHOLE_KEY })
  stop()
  stores.integrations.receiveRefresh()
  expect(list).toHaveBeenCalledTimes(3)
})
