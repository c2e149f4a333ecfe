import { describe, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { makeUser, signInAs } from '../_people.ts'

const server = await serverOfFile()

const get = (url: string, token?: string) =>
  server.app.inject({
    url: `/api/users/${url}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

async function someone(...given: Parameters<typeof makeUser>[1]) {
  const person = await makeUser(server.db, given)
  return { ...person, token: await signInAs(server.app, person.username) }
}

describe.each(['my-permissions', 'profile', 'dropdown'])('GET /users/%s', (call) => {
  test('401 without a token, 200 for anyone signed in', async () => {
    expect((await get(call)).statusCode).toBe(401)
    expect((await get(call, 'x.y.z')).statusCode).toBe(401)
    const { token } = await someone()
    expect((await get(call, token)).statusCode).toBe(200)
  })
})

describe('GET /users/my-permissions', () => {
  test('a user without roles has none', async () => {
    const { token } = await someone()
    expect((await get('my-permissions', token)).json()).toEqual([])
  })

  test('the union over enabled roles and permissions, each once, in force on the next call', async () => {
    const { userId, token } = await someone('viewings-view', 'enquiries-view')
    const role = await server.db
      .insertInto('role')
      .values({ name: 'Second' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const held = await server.db
      .selectFrom('permission')
      .select(['id', 'name'])
      .where('name', 'in', ['enquiries-view', 'users-view', 'units-download'])
      .execute()
    await server.db
      .insertInto('role_permission')
      .values(held.map(({ id }) => ({ role_id: role.id, permission_id: id })))
      .execute()
    await server.db.insertInto('user_role').values({ user_id: userId, role_id: role.id }).execute()
    const both = ['enquiries-view', 'units-download', 'users-view', 'viewings-view']
    expect((await get('my-permissions', token)).json()).toEqual(both)

    await server.db
      .updateTable('permission')
      .set({ status: false })
      .where('name', '=', 'users-view')
      .execute()
    expect((await get('my-permissions', token)).json()).toEqual(both.filter((name) => name !== 'users-view'))

    await server.db.updateTable('role').set({ status: false }).where('id', '=', role.id).execute()
    expect((await get('my-permissions', token)).json()).toEqual(['enquiries-view', 'viewings-view'])

    await server.db
      .updateTable('role')
      .set({ status: true, deleted_at: new Date() })
      .where('id', '=', role.id)
      .execute()
    expect((await get('my-permissions', token)).json()).toEqual(['enquiries-view', 'viewings-view'])
  })
})

describe('GET /users/profile', () => {
  test('names and picture, null until set', async () => {
    const { userId, token } = await someone()
    expect((await get('profile', token)).json()).toEqual({ firstName: null, lastName: null, media: null })
    const media = await server.db
      .insertInto('media')
      .values({ location: '/media/face.jpg', uploaded_by: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('app_user')
      .set({ first_name: 'Ann', last_name: 'Lee', media_id: media.id })
      .where('id', '=', userId)
      .execute()
    expect((await get('profile', token)).json()).toEqual({
      firstName: 'Ann',
      lastName: 'Lee',
      media: { id: media.id, location: '/media/face.jpg' },
    })
  })
})

describe('GET /users/dropdown', () => {
  test('active users by username, with these two keys only', async () => {
    const { userId, username, token } = await someone()
    await makeUser(server.db, [], { username: 'aaa@latchkey.example' })
    await makeUser(server.db, [], { username: 'asleep@latchkey.example', active: false })
    const gone = await makeUser(server.db, [])
    await server.db
      .updateTable('app_user')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone.userId)
      .execute()
    const people = (await get('dropdown', token)).json<{ id: number; username: string }[]>()
    expect(people[0]).toEqual({ id: expect.any(Number), username: 'aaa@latchkey.example' })
    expect(people).toContainEqual({ id: userId, username })
    const names = people.map((person) => person.username)
    expect(names).toEqual(names.toSorted())
    expect(names).not.toContain('asleep@latchkey.example')
    expect(names).not.toContain(gone.username)
  })
})

test('404 for a name that is not a call, instead of treating it as an id', async () => {
  const { token } = await someone('users-roles-update')
  expect((await get('my-permissionss', token)).statusCode).toBe(404)
})
