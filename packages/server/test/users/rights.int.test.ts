import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Role } from '@latchkey/domain/roles/role.contract'
import type { User } from '@latchkey/domain/users/user.contract'
import { describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { administrator, pushesOf } from '../_staff.ts'

/** Has all permissions on roles and users, and few others. */
const server = await serverOfFile()
const admin = await administrator(server)
const manager = await caller(
  server,
  'users-view',
  'users-roles-create',
  'users-roles-update',
  'users-roles-delete',
  'enquiries-view',
)

const idsOf = async (...names: string[]) => {
  const all = (await admin.get('/roles/permissions')).json<{ id: number; name: string }[]>()
  return names.map((name) => all.find((permission) => permission.name === name)?.id ?? 0)
}
const readRole = async (id: number) => (await admin.get(`/roles/${id}`)).json<Role>()
const read = async (id: number) => (await admin.get(`/users/${id}`)).json<User>()
let roles = 0
async function roleWith(...names: string[]): Promise<Role> {
  roles += 1
  const body = { name: `Made role ${roles}`, status: 1, permissions: await idsOf(...names) }
  return (await admin.post('/roles/create', body)).json<Role>()
}

describe('actors cannot grant or remove permissions that they do not hold', () => {
  test('a role cannot be created or changed to hold more, not even one’s own', async () => {
    const own = await roleWith('users-roles-update')
    const holder = await caller(server)
    await admin.post(`/users/${holder.userId}/roles`, { roles: [own.id] })
    const pushes = pushesOf(server)
    const more = { name: 'More than its author', status: 0, permissions: await idsOf('properties-view') }
    expect((await manager.post('/roles/create', more)).json()).toBe(false)
    const raised = { name: own.name, status: 1, permissions: await idsOf(...PERMISSIONS) }
    expect((await holder.post(`/roles/${own.id}`, raised)).json()).toBe(false)
    expect((await holder.get('/users/my-permissions')).json()).toEqual(['users-roles-update'])
    expect(pushes()).toEqual([])
  })

  test('a role that holds more cannot be changed, disabled or deleted', async () => {
    const [role, lesser] = [await roleWith('properties-view'), await roleWith('enquiries-view')]
    const pushes = pushesOf(server)
    const body = { name: role.name, status: 1, permissions: [] }
    expect((await manager.post(`/roles/${role.id}`, body)).json()).toBe(false)
    expect((await manager.post(`/roles/${role.id}/toggle-active`)).json()).toBe(false)
    expect((await manager.delete(`/roles/${role.id}`)).json()).toBe(false)
    expect((await manager.post('/roles/mass-delete', { ids: [lesser.id, role.id] })).json()).toBe(false)
    expect([await readRole(role.id), await readRole(lesser.id)]).toEqual([role, lesser])
    expect(pushes()).toEqual([])
    expect((await manager.delete(`/roles/${lesser.id}`)).json()).toBe(true)
  })

  test('a disabled permission grants nothing, so everyone may assign it', async () => {
    const role = await roleWith('properties-view')
    const permission = server.db.updateTable('permission').where('name', '=', 'properties-view')
    await permission.set({ status: false }).execute()
    expect((await manager.post(`/roles/${role.id}/toggle-active`)).json()).toBe(true)
    await permission.set({ status: true }).execute()
    expect((await manager.post(`/roles/${role.id}/toggle-active`)).json()).toBe(false)
  })
})

describe('a user who holds a permission that the actor lacks', () => {
  test.each(['toggle-active', 'unlock', 'delete', 'reset-password'])(
    'false for %s, and nothing changes; true for an equal',
    async (call) => {
      const person = await caller(server, 'users-view', 'units-download')
      const before = await read(person.userId)
      const [pushes, mails] = [pushesOf(server), await mailCount(server)]
      for (let turn = 0; turn < 11; turn += 1)
        expect((await manager.post(`/users/${person.userId}/${call}`)).body).toBe('false')
      expect((await person.get('/users/profile')).statusCode).toBe(200)
      expect(await read(person.userId)).toEqual(before)
      expect(pushes()).toEqual([])
      expect(await mailsAfter(server, mails)).toEqual([])
      const equal = await caller(server, 'users-view', 'units-download', 'enquiries-view')
      expect((await equal.post(`/users/${person.userId}/${call}`)).body).toBe('true')
    },
  )

  test('their roles cannot be changed, and a role that holds more cannot be assigned, not even to oneself', async () => {
    const [person, nobody] = [await caller(server, 'units-download'), await caller(server)]
    const role = await roleWith('units-download')
    expect((await manager.post(`/users/${person.userId}/roles`, { roles: [] })).body).toBe('false')
    for (const { userId } of [nobody, manager])
      expect((await manager.post(`/users/${userId}/roles`, { roles: [role.id] })).body).toBe('false')
    await admin.post(`/roles/${role.id}/toggle-active`)
    // Disabled: it would grant everything once enabled.
    expect((await manager.post(`/users/${nobody.userId}/roles`, { roles: [role.id] })).body).toBe('false')
    const held = await roleWith('enquiries-view')
    expect((await manager.post(`/users/${nobody.userId}/roles`, { roles: [held.id] })).body).toBe('true')
    expect((await read(nobody.userId)).permissions).toEqual(['enquiries-view'])
  })
})
