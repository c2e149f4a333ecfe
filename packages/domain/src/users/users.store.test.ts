import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../platform/env.fixtures.ts'
import type { UsersPort } from './users.port.ts'
import { UsersStoreModel } from './users.store.ts'

it('keeps the agents it knows when they cannot be read again', async () => {
  const options = [{ id: 1, username: 'agent@example.com' }]
  const dropdown = vi.fn<UsersPort['dropdown']>(failing('offline')).mockResolvedValueOnce(options)
  const store = UsersStoreModel.create({}, anEnv({ users: { dropdown } }))
  expect(store.options).toEqual([])
  await store.loadOptions()
  expect(store.options).toEqual(options)
  await store.loadOptions()
  expect(dropdown).toHaveBeenCalledTimes(2)
  expect(store.options).toEqual(options)
})
