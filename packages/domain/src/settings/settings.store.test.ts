import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { someSettings } from './settings.fixtures.ts'
import type { SettingsEnv } from './settings.calls.ts'
import { SettingsStoreModel } from './settings.store.ts'

it('reads the settings once', async () => {
  const read = vi.fn<SettingsEnv['settings']['read']>(() => Promise.resolve(someSettings()))
  const store = SettingsStoreModel.create({}, anEnv({ settings: { read } }))
  expect(store.known).toBeNull()
  await store.load()
  await store.load()
  expect(store.known).toEqual(someSettings())
  expect(read).toHaveBeenCalledOnce()
})

it('retries after a failure', async () => {
  const read = vi
    .fn<SettingsEnv['settings']['read']>(() => Promise.resolve(someSettings()))
    .mockImplementationOnce(failing('offline'))
  const store = SettingsStoreModel.create({}, anEnv({ settings: { read } }))
  await store.load()
  expect(store.known).toBeNull()
  await store.load()
  expect(store.known).toEqual(someSettings())
})
