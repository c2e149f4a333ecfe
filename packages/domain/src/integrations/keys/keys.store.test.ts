import { expect, test, vi } from 'vitest'
import { ProblemError } from '../../platform/problem.ts'
import { RevisionModel } from '../../platform/records/revision.model.ts'
import { anEnv } from '../../root/env.fixtures.ts'
import { A_WHOLE_KEY, aKey } from './key.fixtures.ts'
import type { ApiKey, NewKey } from './key.contract.ts'
import { keyFormDraftOf } from './key.draft.ts'
import { KeyFormModel } from './key.form.ts'
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
  expect(list).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(store.phase).toBe('ready'))
  const creating = store.save(draft)
  stores.integrations.receiveRefresh()
  expect(list).toHaveBeenCalledTimes(2)
  answer.resolve(made)
  expect(await creating).toEqual({ kind: 'done' })
  expect(store.shown).toEqual({ name: 'Website', value: A_WHOLE_KEY })
  stop()
  stores.integrations.receiveRefresh()
  expect(list).toHaveBeenCalledTimes(3)
})

const refused = () => Promise.reject(new ProblemError({ kind: 'forbidden', areas: ['intake'] }))

test('areas that the user may not give are errors of the form, each beside its choice', async () => {
  const env = anEnv({
    keys: { list: () => Promise.resolve([]), create: refused, update: refused, replace: refused },
  })
  const stores = { integrations: RevisionModel.create() }
  const store = KeysStoreModel.create({}, { ...env, stores })
  const invalid = { kind: 'invalid', errors: { 'areas.intake': ['invalid'] } }
  expect(await store.save(draft)).toEqual(invalid)
  expect(await store.save(draft, aKey())).toEqual(invalid)
  // Its form has no areas, so that the usual message says it.
  expect(await store.replace(aKey(), { keepHours: 0, expiresOn: null })).toMatchObject({ kind: 'failed' })
  const form = KeyFormModel.create({ values: keyFormDraftOf(aKey({ areas: { intake: 'change' } })) })
  form.setServerErrors(invalid.errors as never)
  expect(form.errorAt('areas.intake')).toBe('You do not have the permission yourself.')
  expect(form.errorAt('areas.enquiries')).toBeUndefined()
})
