import { expect, it, vi } from 'vitest'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ALL_PERMISSIONS, aPermission, aRole, theAdministratorRole } from '../roles/role.fixtures.ts'
import { validateRole } from '../roles/role.suite.ts'
import type { RolesEnv } from '../roles/roles.calls.ts'
import { aUser } from '../users/user.fixtures.ts'
import { AccessStoreModel } from './access.store.ts'

const aStore = (env: EnvOverrides) => AccessStoreModel.create({}, anEnv(env))

it('a role refers to its permissions', async () => {
  const store = aStore({
    roles: {
      get: () => Promise.resolve(aRole({ status: false })),
      permissions: () => Promise.resolve([...ALL_PERMISSIONS]),
    },
  })
  const { permissions, role } = await store.readRole(2)
  if (role === null) throw new Error('It is answered.')
  expect(permissions.map(({ name }) => name)).toEqual(ALL_PERMISSIONS.map(({ name }) => name))
  expect(role.permissions[0]).toBe(permissions.find(({ name }) => name === 'enquiries-view'))
  expect(role).toMatchObject({ label: 'Lettings agent (Disabled)', isProtected: false })
  expect(role.draft).toEqual({
    name: 'Lettings agent',
    status: 0,
    permissions: role.permissions.map(({ id }) => id),
    requiresTwoFactor: false,
  })
  expect(validateRole(role.draft)).toEqual({})
})

it('an inactive permission is marked in every role that holds it', async () => {
  const store = aStore({
    roles: { permissions: () => Promise.resolve([aPermission('enquiries-view', { status: false })]) },
  })
  const role = store.receiveRole(aRole())
  expect(role.permissions[0]?.label).toBe('enquiries-view')
  await store.readRole(null)
  expect(role.permissions[0]?.label).toBe('enquiries-view (Disabled)')
})

it('a user refers to their roles; a deleted role is removed from them', async () => {
  const list = vi.fn<RolesEnv['roles']['list']>(() =>
    Promise.resolve(aPageOf([theAdministratorRole, aRole()])),
  )
  const user = aUser({ roles: [2, 1, 9].map((id) => ({ id, name: `Role ${id}` })) })
  const store = aStore({ roles: { list }, users: { get: () => Promise.resolve(user) } })
  const { user: read, roles } = await store.readUser(5)
  expect(roles.map(({ isProtected }) => isProtected)).toEqual([true, false])
  expect(read.roles.map(({ name }) => name)).toEqual(['Lettings agent', 'System Administrator'])
  expect(read.rolesDraft).toEqual({ roleIds: [1, 2] })
  expect(read.rolesTitle).toBe('Manage agent@latchkey.example Roles')

  store.receiveRoles([theAdministratorRole])
  expect(read.rolesDraft).toEqual({ roleIds: [1] })
})

it('reports why a read failed', async () => {
  const store = aStore({ roles: { get: failing('forbidden') } })
  await expect(store.readRole(2)).rejects.toMatchObject({ problem: { kind: 'forbidden' } })
})
