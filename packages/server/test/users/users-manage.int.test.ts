import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { User } from '@latchkey/domain/users/user.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { makeUser, signInAs, TEST_PASSWORD } from '../_people.ts'
import {
  administrator,
  administratorRoleId,
  auditOf,
  makeAdministrator,
  pushesOf,
  fieldError,
} from '../_staff.ts'

const server = await serverOfFile()
const manager = await caller(server, 'users-view')
const giver = await caller(server, 'users-roles-update', 'users-roles-view')
const nobody = await caller(server)
beforeEach(() => server.clock.reset())

const read = async (id: number) => (await manager.get(`/users/${id}`)).json<User>()
/** The only person with the role System Administrator. */
async function onlyAdministrator(): Promise<Caller> {
  const roleId = await administratorRoleId(server)
  await server.db.deleteFrom('user_role').where('role_id', '=', roleId).execute()
  return administrator(server)
}
const login = (username: string, password = TEST_PASSWORD) =>
  anonymous(server).post('/users/login', { username, password })
let made = 0
async function created(active: 0 | 1): Promise<User> {
  made += 1
  return (await manager.put('/users', { username: `new${made}@latchkey.example`, active })).json<User>()
}

describe('access', () => {
  const CALLS = ['toggle-active', 'unlock', 'delete', 'reset-password', 'roles'] as const

  test('401, 403, 404', async () => {
    const { userId } = await makeUser(server.db, [])
    expect((await anonymous(server).get('/users/1/25')).statusCode).toBe(401)
    expect((await anonymous(server).put('/users', {})).statusCode).toBe(401)
    expect((await nobody.get('/users/1/25')).statusCode).toBe(403)
    expect((await giver.get('/users/1/25')).statusCode).toBe(403)
    expect((await nobody.get(`/users/${userId}`)).statusCode).toBe(403)
    expect((await giver.put('/users', {})).statusCode).toBe(403)
    for (const call of CALLS) {
      const [other, right] = call === 'roles' ? [manager, giver] : [giver, manager]
      const codes = [
        await anonymous(server).post(`/users/${userId}/${call}`),
        await nobody.post(`/users/${userId}/${call}`),
        await other.post(`/users/${userId}/${call}`),
        await right.post(`/users/999999/${call}`, {}),
        await right.post(`/users/99999999999/${call}`, {}),
        await right.post(`/users/abc/${call}`, {}),
      ].map(({ statusCode }) => statusCode)
      expect([call, ...codes]).toEqual([call, 401, 403, 403, 404, 404, 404])
    }
    for (const id of ['0', '999999', 'abc']) expect((await manager.get(`/users/${id}`)).statusCode).toBe(404)
    expect((await giver.get(`/users/${userId}`)).statusCode).toBe(200)
  })
})

describe('reading', () => {
  test('users by name with their roles, without credentials and deleted users', async () => {
    const person = await makeUser(server.db, ['enquiries-view'], { username: 'AAA-zoe@latchkey.example' })
    const gone = await makeUser(server.db, [])
    await server.db
      .updateTable('app_user')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone.userId)
      .execute()
    await login(person.username)
    const page = (await manager.get('/users/1/100')).json<{ models: User[]; total: number }>()
    expect(page).toMatchObject({ page: 1, limit: 100, total: page.models.length, lastPage: 1 })
    expect(page.models[0]).toEqual({
      id: person.userId,
      username: person.username,
      name: null,
      active: true,
      lastLogin: justNow(server),
      roles: [{ id: expect.any(Number), name: expect.any(String) }],
      permissions: ['enquiries-view'],
      locked: false,
      hasTwoFactor: false,
    })
    expect(page.models.map(({ id }) => id)).not.toContain(gone.userId)
    const names = page.models.map(({ username }) => username.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect(await read(person.userId)).toEqual(page.models[0])
    expect((await manager.get(`/users/${gone.userId}`)).statusCode).toBe(404)
    expect((await manager.get('/users/0/0')).json()).toMatchObject({ page: 1, limit: 25 })
    expect((await manager.get('/users/99/101')).json()).toMatchObject({ page: 99, limit: 100, models: [] })
  })
})

describe('PUT /users', () => {
  test('422 with all failing fields', async () => {
    const pushes = pushesOf(server)
    const response = await manager.put('/users', {})
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual([
      ...fieldError('username', 'required'),
      ...fieldError('active', 'required'),
    ])
    expect(pushes()).toEqual([])
  })

  test('422 for an address in use, in any case, along with other errors', async () => {
    const response = await manager.put('/users', { username: ` ${nobody.username.toUpperCase()} ` })
    expect(response.json()).toEqual([
      ...fieldError('username', 'unique'),
      ...fieldError('active', 'required'),
    ])
  })

  test('of two concurrent users with one address one is created', async () => {
    const responses = await Promise.all(
      ['race@latchkey.example', 'RACE@latchkey.example'].map((username) =>
        manager.put('/users', { username, active: 0 }),
      ),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]))
  })

  test.each([
    [1, true],
    [0, false],
  ])('active %j', async (active, isActive) => {
    made += 1
    const response = await manager.put('/users', { username: `new${made}@latchkey.example`, active })
    expect(response.json()).toMatchObject({ active: isActive })
  })

  test('active: invited by mail, and able to sign in once a password is set', async () => {
    const mails = await mailCount(server)
    const pushes = pushesOf(server)
    const response = await manager.put('/users', {
      username: 'Invited@latchkey.example',
      active: 1,
      roles: [await administratorRoleId(server)],
      password: TEST_PASSWORD,
    })
    const user = response.json<User>()
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'Invited@latchkey.example',
      name: null,
      active: true,
      lastLogin: null,
      roles: [],
      permissions: [],
      locked: false,
      hasTwoFactor: false,
    })
    expect(pushes()).toEqual(['users-refresh'])
    expect((await login(user.username)).body).toBe('false')
    const [mail] = await mailsAfter(server, mails)
    expect(mail?.to).toMatchObject([{ address: 'Invited@latchkey.example' }])
    const [, token] =
      /reset-password\/([\w-]{43})\?username=Invited%40latchkey\.example/.exec(mail?.text ?? '') ?? []
    const reset = {
      newPassword: 'Fresh-one7!',
      repeatPassword: 'Fresh-one7!',
      resetToken: token,
      username: user.username,
    }
    expect((await anonymous(server).post('/users/reset-password', reset)).body).toBe('true')
    expect((await login(user.username, 'Fresh-one7!')).json()).toHaveProperty('jwt')
    expect((await auditOf(server, 'user', user.id))[0]).toMatchObject({
      action: 'user.create',
      by: manager.userId,
    })
  })

  test('inactive: invited when first enabled, and only then', async () => {
    const mails = await mailCount(server)
    const user = await created(0)
    expect(await mailsAfter(server, mails)).toHaveLength(0)
    for (let round = 0; round < 3; round += 1) {
      expect((await manager.post(`/users/${user.id}/toggle-active`)).body).toBe('true')
      await server.settled()
    }
    const [mail, ...more] = await mailsAfter(server, mails)
    expect(mail?.to).toMatchObject([{ address: user.username }])
    expect(more).toEqual([])
  })

  test('the address of a deleted user can be used again', async () => {
    const user = await created(0)
    await manager.post(`/users/${user.id}/delete`)
    const again = await manager.put('/users', { username: user.username, active: 0 })
    expect(again.json<User>().id).not.toBe(user.id)
  })
})

describe('POST /users/{id}/toggle-active', () => {
  test('false for oneself and for the last administrator, and nothing changes', async () => {
    const admin = await onlyAdministrator()
    const pushes = pushesOf(server)
    const equal = await caller(server, ...PERMISSIONS)
    for (const id of [equal.userId, admin.userId]) {
      expect((await equal.post(`/users/${id}/toggle-active`)).body).toBe('false')
      expect((await equal.post(`/users/${id}/delete`)).body).toBe('false')
      expect((await read(id)).active).toBe(true)
    }
    expect(pushes()).toEqual([])
    const second = await makeUser(server.db, [])
    await makeAdministrator(server, second.userId)
    expect((await equal.post(`/users/${second.userId}/toggle-active`)).body).toBe('true')
    expect((await equal.post(`/users/${admin.userId}/toggle-active`)).body).toBe('false')
    await equal.post(`/users/${second.userId}/toggle-active`)
    const both = [second.userId, admin.userId].map((id) => equal.post(`/users/${id}/toggle-active`))
    expect((await Promise.all(both)).map(({ body }) => body).toSorted()).toEqual(['false', 'true'])
  })

  test('disabling ends sessions and sockets; an enabled user can sign in again', async () => {
    const person = await caller(server)
    const sessions = server.disconnected.length
    const pushes = pushesOf(server)
    expect((await manager.post(`/users/${person.userId}/toggle-active`)).body).toBe('true')
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect(server.disconnected.slice(sessions)).toHaveLength(1)
    expect((await login(person.username)).body).toBe('false')
    expect((await manager.post(`/users/${person.userId}/toggle-active`)).body).toBe('true')
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect((await login(person.username)).json()).toHaveProperty('jwt')
    expect(pushes()).toEqual(['users-refresh', 'users-refresh'])
    const actions = (await auditOf(server, 'user', person.userId)).map(({ action }) => action)
    expect(actions.filter((action) => action.endsWith('able'))).toEqual(['user.disable', 'user.enable'])
  })
})

describe('POST /users/{id}/unlock', () => {
  test('a locked user can sign in at once; without a lock nothing changes', async () => {
    const { userId, username } = await makeUser(server.db, [])
    for (let failure = 0; failure < 10; failure += 1) await login(username, 'wrong')
    expect((await read(userId)).locked).toBe(true)
    expect((await login(username)).body).toBe('false')
    const pushes = pushesOf(server)
    expect((await manager.post(`/users/${userId}/unlock`)).body).toBe('true')
    expect((await read(userId)).locked).toBe(false)
    expect((await login(username)).json()).toHaveProperty('jwt')
    expect((await manager.post(`/users/${userId}/unlock`)).body).toBe('true')
    expect(pushes()).toEqual(['users-refresh', 'users-refresh'])
  })
})

describe('POST /users/{id}/delete', () => {
  test('ends sessions; 404 the second time; an old viewing keeps its agent', async () => {
    const person = await caller(server)
    expect((await manager.post(`/users/${person.userId}/delete`)).body).toBe('true')
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect((await login(person.username)).body).toBe('false')
    expect((await manager.post(`/users/${person.userId}/delete`)).statusCode).toBe(404)
    const row = await server.db
      .selectFrom('app_user')
      .select('username')
      .where('id', '=', person.userId)
      .executeTakeFirst()
    expect(row?.username).toBe(person.username)
  })
})

describe('POST /users/{id}/reset-password', () => {
  test('false for a disabled user', async () => {
    const { userId } = await makeUser(server.db, [], { active: false })
    expect((await manager.post(`/users/${userId}/reset-password`)).body).toBe('false')
  })

  test('ends the old password, the sessions and the lock; the mailed link works once', async () => {
    await server.settled()
    const person = await caller(server)
    for (let failure = 0; failure < 10; failure += 1) await login(person.username, 'wrong')
    const mails = await mailCount(server)
    const pushes = pushesOf(server)
    expect((await manager.post(`/users/${person.userId}/reset-password`)).body).toBe('true')
    expect(pushes()).toEqual([])
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect((await login(person.username)).body).toBe('false')
    expect((await read(person.userId)).locked).toBe(false)
    const [mail] = await mailsAfter(server, mails)
    expect(mail?.text).toContain('An administrator has reset the password')
    const [, resetToken] = /reset-password\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
    server.clock.advance(71 * 60 * 60_000)
    const reset = {
      newPassword: 'Fresh-one7!',
      repeatPassword: 'Fresh-one7!',
      resetToken,
      username: person.username,
    }
    expect((await anonymous(server).post('/users/reset-password', reset)).body).toBe('true')
    expect((await anonymous(server).post('/users/reset-password', reset)).body).toBe('false')
    expect((await login(person.username, 'Fresh-one7!')).json()).toHaveProperty('jwt')
  })

  test('429 after ten within an hour', async () => {
    const { userId } = await makeUser(server.db, [])
    for (let turn = 0; turn < 10; turn += 1) await manager.post(`/users/${userId}/reset-password`)
    const response = await manager.post(`/users/${userId}/reset-password`)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3600'])
  })
})

/** A role with users-roles-view. */
const roleNamed = async (name: string) => {
  const role = await server.db.insertInto('role').values({ name }).returning('id').executeTakeFirstOrThrow()
  const permission = await server.db
    .selectFrom('permission')
    .select('id')
    .where('name', '=', 'users-roles-view')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('role_permission')
    .values({ role_id: role.id, permission_id: permission.id })
    .execute()
  return role.id
}

describe('POST /users/{id}/roles', () => {
  test.each([
    [{}, 'required'],
    [{ roles: null }, 'required'],
    [{ roles: [999_999] }, 'enumerable'],
    [{ roles: [99_999_999_999] }, 'enumerable'],
    [{ roles: 'all' }, 'enumerable'],
  ])('422: %j', async (body, name) => {
    const { userId } = await makeUser(server.db, [])
    const response = await giver.post(`/users/${userId}/roles`, body)
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('roles', name)])
  })

  test('200: in force at once, each role once, an empty list for none', async () => {
    const person = await caller(server)
    const role = await roleNamed('Given')
    const pushes = pushesOf(server)
    expect((await giver.post(`/users/${person.userId}/roles`, { roles: [role, role] })).body).toBe('true')
    expect((await person.get('/roles/1/25')).statusCode).toBe(200)
    expect((await read(person.userId)).roles).toEqual([{ id: role, name: 'Given' }])
    expect((await giver.post(`/users/${person.userId}/roles`, { roles: [] })).body).toBe('true')
    expect((await person.get('/roles/1/25')).statusCode).toBe(403)
    expect(pushes()).toEqual(['users-refresh', 'users-refresh'])
    const lines = (await auditOf(server, 'user', person.userId)).filter(
      ({ action }) => action === 'user.roles',
    )
    expect(lines.map(({ changes }) => changes)).toEqual([
      [{ field: 'roles', from: [], to: ['Given'] }],
      [{ field: 'roles', from: ['Given'], to: [] }],
    ])
  })

  test('false: only administrators grant or remove that role, also from themselves; the last one stays', async () => {
    const roles = [await administratorRoleId(server)]
    const [admin, other] = [await onlyAdministrator(), await caller(server)]
    expect((await giver.post(`/users/${giver.userId}/roles`, { roles })).body).toBe('false')
    expect((await giver.post(`/users/${other.userId}/roles`, { roles })).body).toBe('false')
    expect((await giver.post(`/users/${admin.userId}/roles`, { roles: [] })).body).toBe('false')
    expect((await admin.post(`/users/${admin.userId}/roles`, { roles: [] })).body).toBe('false')
    expect((await admin.post(`/users/${other.userId}/roles`, { roles })).body).toBe('true')
    expect((await other.get('/users/my-permissions')).json()).toHaveLength(PERMISSIONS.length)
    // Each removes the other's role at the same time: one of them stays administrator.
    const turns = await Promise.all([
      admin.post(`/users/${other.userId}/roles`, { roles: [] }),
      other.post(`/users/${admin.userId}/roles`, { roles: [] }),
    ])
    expect(turns.filter(({ body }) => body === 'true')).toHaveLength(1)
    expect(await signInAs(server.app, admin.username)).toEqual(expect.any(String))
  })
})
