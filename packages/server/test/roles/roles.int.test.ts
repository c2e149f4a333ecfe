import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Role } from '@latchkey/domain/roles/role.contract'
import { describe, expect, test } from 'vitest'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { administratorRoleId, auditOf, pushesOf, fieldError } from '../_staff.ts'

/** Permissions of the roles in these tests, and so of the people who assign them. */
const GIVEN = ['users-view', 'enquiries-view', 'viewings-view', 'units-download'] as const

const server = await serverOfFile()
const reader = await caller(server, 'users-roles-view')
const creator = await caller(server, 'users-roles-create', ...GIVEN)
const editor = await caller(server, 'users-roles-update', ...GIVEN)
const remover = await caller(server, 'users-roles-delete', ...GIVEN)
const nobody = await caller(server)
const adminRole = await administratorRoleId(server)

let roles = 0
async function aRole(fields: object = {}): Promise<Role> {
  roles += 1
  const response = await creator.post('/roles/create', {
    name: `Made role ${roles}`,
    status: 1,
    permissions: [],
    ...fields,
  })
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
  return response.json<Role>()
}
const idsOf = async (...names: string[]) => {
  const all = (await reader.get('/roles/permissions')).json<{ id: number; name: string }[]>()
  return names.map((name) => all.find((permission) => permission.name === name)?.id ?? 0)
}
const read = async (id: number) => (await reader.get(`/roles/${id}`)).json<Role>()

/** A person with this role only, assigned through the API. */
async function holderOf(role: Role): Promise<Caller> {
  const person = await caller(server)
  await editor.post(`/users/${person.userId}/roles`, { roles: [role.id] })
  return person
}
const permissionsOf = async (person: Caller) => (await person.get('/users/my-permissions')).json<string[]>()

/** Every call about a role, by this person. */
const ways = (who: Pick<Caller, 'get' | 'post' | 'delete'>, id: number | string) => ({
  page: () => who.get('/roles/1/25'),
  get: () => who.get(`/roles/${id}`),
  permissions: () => who.get('/roles/permissions'),
  create: () => who.post('/roles/create', {}),
  save: () => who.post(`/roles/${id}`, {}),
  toggle: () => who.post(`/roles/${id}/toggle-active`),
  remove: () => who.delete(`/roles/${id}`),
  many: () => who.post('/roles/mass-delete', {}),
})

describe('access', () => {
  test('401, 403 for holders of every other permission, 404 for an unknown role', async () => {
    for (const call of Object.values(ways(anonymous(server), adminRole))) {
      expect((await call()).statusCode).toBe(401)
    }
    const rejected = [
      [nobody, 'page', 'get', 'permissions', 'create', 'save', 'toggle', 'remove', 'many'],
      [reader, 'create', 'save', 'toggle', 'remove', 'many'],
      [creator, 'page', 'get', 'save', 'toggle', 'remove', 'many'],
      [editor, 'create', 'remove', 'many'],
      [remover, 'page', 'get', 'permissions', 'create', 'save', 'toggle'],
    ] as const
    for (const [who, ...calls] of rejected) {
      for (const call of calls) {
        const { statusCode } = await ways(who, adminRole)[call as 'get']()
        expect([who.username, call, statusCode]).toEqual([who.username, call, 403])
      }
    }
    for (const id of [0, 999_999, 99_999_999_999, 'abc', -1]) {
      expect((await ways(reader, id).get()).statusCode).toBe(404)
      expect((await ways(editor, id).save()).statusCode).toBe(404)
      expect((await ways(editor, id).toggle()).statusCode).toBe(404)
      expect((await ways(remover, id).remove()).statusCode).toBe(404)
    }
  })
})

describe('reading', () => {
  test('roles by name, with their permissions, for readers and editors', async () => {
    const made = await aRole({ name: 'aaa first', permissions: await idsOf('users-view', 'enquiries-view') })
    const page = (await editor.get('/roles/1/1')).json<{ models: Role[]; total: number; lastPage: number }>()
    expect(page).toMatchObject({ page: 1, limit: 1, lastPage: page.total })
    expect(page.models).toEqual([made])
    expect(made.children).toContainEqual({
      id: expect.any(Number),
      name: 'users-view',
      description: expect.any(String),
      data: { group: 'Users' },
      status: true,
    })
    const all = (await reader.get('/roles/1/10000')).json<{ models: Role[]; limit: number }>()
    expect(all.limit).toBe(10_000)
    const names = all.models.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const administrator = all.models.find(({ id }) => id === adminRole)
    expect(administrator?.children.map(({ name }) => name).toSorted()).toEqual([...PERMISSIONS].toSorted())
  })

  test.each([
    ['1/10001', 1, 10_000],
    ['0/0', 1, 25],
    ['-3/-1', 1, 25],
    ['99/10', 99, 10],
  ])('/roles/%s is page %i of %i', async (path, page, limit) => {
    expect((await reader.get(`/roles/${path}`)).json()).toMatchObject({ page, limit })
  })

  test('/roles/permissions lists every permission, for users of the form, and is not parsed as an id', async () => {
    for (const who of [reader, creator, editor]) {
      const names = (await who.get('/roles/permissions')).json<{ name: string }[]>().map(({ name }) => name)
      expect(names.toSorted()).toEqual([...PERMISSIONS].toSorted())
    }
  })
})

describe('POST /roles/create', () => {
  test.each<[object, ...[string, string][]]>([
    [{}, ['name', 'required'], ['status', 'required']],
    [{ name: 'system ADMINISTRATOR', status: 1 }, ['name', 'unique']],
    [{ name: 'Fine', status: 1, permissions: [999_999] }, ['permissions', 'enumerable']],
  ])('422: %j', async (body, ...failing) => {
    const pushes = pushesOf(server)
    const response = await creator.post('/roles/create', body)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual(failing.map(([attribute, name]) => ({ attribute, errors: [{ name }] })))
    expect(pushes()).toEqual([])
  })

  test('422 for the name of another role, in any case; the name of a deleted one is free', async () => {
    const { id, name } = await aRole()
    const response = await creator.post('/roles/create', { name: name.toUpperCase(), status: 1 })
    expect(response.json()).toEqual(fieldError('name', 'unique'))
    await remover.delete(`/roles/${id}`)
    expect((await aRole({ name: name.toUpperCase() })).id).not.toBe(id)
  })

  test.each(['Cafe\u0301 staff', 'CAFÉ STAFF', 'Cafe staff', 'Café\u00a0staff'])(
    '422 for %j beside Café staff',
    async (name) => {
      const { id } = await aRole({ name: 'Caf\u00e9 staff' })
      const response = await creator.post('/roles/create', { name, status: 1 })
      expect(response.json()).toEqual(fieldError('name', 'unique'))
      await remover.delete(`/roles/${id}`)
    },
  )

  test('200: the role; pushed and audited', async () => {
    const pushes = pushesOf(server)
    const permissions = await idsOf('viewings-view', 'viewings-view')
    const role = await aRole({
      name: ` ${'x'.repeat(64)} `,
      status: true,
      permissions,
      id: 1,
      description: 'no',
    })
    expect(role).toMatchObject({ name: 'x'.repeat(64), status: true, description: '' })
    expect(role.children.map(({ name }) => name)).toEqual(['viewings-view'])
    expect(await read(role.id)).toEqual(role)
    expect(pushes()).toEqual(['roles-refresh'])
    expect(await auditOf(server, 'role', role.id)).toMatchObject([
      { action: 'role.create', by: creator.userId },
    ])
  })

  test('of two concurrent roles with one name one is created', async () => {
    const responses = await Promise.all(
      ['Twice', 'twice'].map((name) => creator.post('/roles/create', { name, status: 0 })),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]))
  })
})

describe('POST /roles/{id}', () => {
  test('403 for the System Administrator, before validation', async () => {
    const before = await read(adminRole)
    expect((await editor.post(`/roles/${adminRole}`, {})).statusCode).toBe(403)
    expect(await read(adminRole)).toEqual(before)
  })

  test('422 for another role’s name; its own is no duplicate', async () => {
    const [one, other] = [await aRole(), await aRole()]
    const response = await editor.post(`/roles/${one.id}`, { name: other.name, status: 1, permissions: [] })
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('name', 'unique')])
    const renamed = { name: one.name.toUpperCase(), status: 1, permissions: [] }
    expect((await editor.post(`/roles/${one.id}`, renamed)).body).toBe('true')
  })

  test('200: in force on the holders’ next call, pushed and audited', async () => {
    const role = await aRole({ permissions: await idsOf('users-view', 'enquiries-view') })
    const holder = await holderOf(role)
    expect((await holder.get('/users/1/25')).statusCode).toBe(200)
    const pushes = pushesOf(server)
    const body = { name: 'Renamed', status: 1, permissions: await idsOf('enquiries-view', 'units-download') }
    expect((await editor.post(`/roles/${role.id}`, body)).body).toBe('true')
    expect((await holder.get('/users/1/25')).statusCode).toBe(403)
    expect(await permissionsOf(holder)).toEqual(['enquiries-view', 'units-download'])
    expect(pushes()).toEqual(['roles-refresh', 'users-refresh'])
    const [, line] = await auditOf(server, 'role', role.id)
    expect(line).toEqual({
      action: 'role.update',
      by: editor.userId,
      changes: [
        { field: 'name', from: role.name, to: 'Renamed' },
        {
          field: 'permissions',
          from: ['users-view', 'enquiries-view'],
          to: ['enquiries-view', 'units-download'],
        },
      ],
    })
  })
})

describe('POST /roles/{id}/toggle-active', () => {
  test('403 for the System Administrator', async () => {
    expect((await editor.post(`/roles/${adminRole}/toggle-active`)).statusCode).toBe(403)
    expect((await read(adminRole)).status).toBe(true)
  })

  test('twice restores the status; meanwhile the role grants nothing', async () => {
    const role = await aRole({ permissions: await idsOf('users-view') })
    const holder = await holderOf(role)
    const pushes = pushesOf(server)
    expect((await editor.post(`/roles/${role.id}/toggle-active`)).body).toBe('true')
    expect([(await read(role.id)).status, await permissionsOf(holder)]).toEqual([false, []])
    expect((await editor.post(`/roles/${role.id}/toggle-active`)).body).toBe('true')
    expect([(await read(role.id)).status, await permissionsOf(holder)]).toEqual([true, ['users-view']])
    expect(pushes()).toEqual(['roles-refresh', 'users-refresh', 'roles-refresh', 'users-refresh'])
  })
})

describe('deleting', () => {
  test('403 for the System Administrator, alone or among others, and nothing is deleted', async () => {
    const role = await aRole()
    const pushes = pushesOf(server)
    expect((await remover.delete(`/roles/${adminRole}`)).statusCode).toBe(403)
    expect((await remover.post('/roles/mass-delete', { ids: [role.id, adminRole] })).statusCode).toBe(403)
    expect((await reader.get(`/roles/${role.id}`)).statusCode).toBe(200)
    expect(pushes()).toEqual([])
  })

  test('DELETE: holders lose the role at once; 404 the second time', async () => {
    const role = await aRole({ permissions: await idsOf('users-view') })
    const holder = await holderOf(role)
    const pushes = pushesOf(server)
    expect((await remover.delete(`/roles/${role.id}`)).body).toBe('true')
    expect(await permissionsOf(holder)).toEqual([])
    expect((await editor.get(`/users/${holder.userId}`)).json()).toMatchObject({ roles: [] })
    expect((await remover.delete(`/roles/${role.id}`)).statusCode).toBe(404)
    expect((await reader.get(`/roles/${role.id}`)).statusCode).toBe(404)
    expect(pushes()).toEqual(['roles-refresh', 'users-refresh'])
  })

  test.each([[{}], [{ ids: null }], [{ ids: [] }]])('mass-delete 422: %j', async (body) => {
    const response = await remover.post('/roles/mass-delete', body)
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('ids', 'required')])
  })

  test('mass-delete 422 for a body without a list of ids', async () => {
    const response = await remover.post('/roles/mass-delete', { ids: ['1'] })
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('ids', 'invalid')])
  })

  test('mass-delete: duplicates count once, unknown ids are ignored', async () => {
    const [one, other, third] = [await aRole(), await aRole(), await aRole()]
    const ids = [one.id, other.id, one.id, 999_999, 99_999_999_999, -1]
    expect((await remover.post('/roles/mass-delete', { ids })).body).toBe('true')
    const codes = [one, other, third].map(async ({ id }) => (await reader.get(`/roles/${id}`)).statusCode)
    expect(await Promise.all(codes)).toEqual([404, 404, 200])
    expect((await auditOf(server, 'role', one.id)).map(({ action }) => action)).toEqual([
      'role.create',
      'role.delete',
    ])
    expect((await remover.post('/roles/mass-delete', { ids: [999_999] })).body).toBe('true')
  })
})
