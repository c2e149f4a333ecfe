import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { auditOf, fieldError } from '../_staff.ts'

const server = await serverOfFile()
let person: Caller
beforeEach(async () => {
  person = await caller(server)
})

async function imageOf(userId: number, location = '/media/face.jpg') {
  const media = await server.db
    .insertInto('media')
    .values({ location, uploaded_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return media.id
}

describe('POST /users/profile', () => {
  test('401', async () => {
    expect((await anonymous(server).post('/users/profile', {})).statusCode).toBe(401)
  })

  test.each([
    [{ firstName: 'Ann' }, fieldError('lastName', 'required')],
    [{ firstName: ' ', lastName: 'Lee' }, fieldError('firstName', 'required')],
    [{ firstName: 'x'.repeat(256), lastName: 'Lee' }, fieldError('firstName', 'maxlength')],
    [{ firstName: 7, lastName: 'Lee' }, fieldError('firstName', 'invalid')],
  ])('422: %j', async (body, errors) => {
    const response = await person.post('/users/profile', body)
    expect([response.statusCode, response.json()]).toEqual([422, errors])
  })

  test('200: changes the names only, and pushes to this person only', async () => {
    const body = {
      firstName: ' Ann ',
      lastName: 'x'.repeat(255),
      username: 'evil@x.example',
      roles: [1],
      active: 0,
    }
    const skip = server.pushed.length
    expect((await person.post('/users/profile', body)).body).toBe('true')
    expect((await person.get('/users/profile')).json()).toEqual({
      firstName: 'Ann',
      lastName: 'x'.repeat(255),
      media: null,
    })
    expect(server.pushed.slice(skip)).toEqual([
      { event: 'profile-refresh', payload: {}, userId: person.userId },
    ])
    expect((await person.get('/users/my-permissions')).json()).toEqual([])
    const lines = await auditOf(server, 'user', person.userId)
    expect(lines.at(-1)).toMatchObject({ action: 'user.profile', by: person.userId })
  })
})

describe('POST /users/profile/image/{id}', () => {
  test('401, and 404 for an unknown picture or another person’s', async () => {
    const other = await caller(server)
    const id = await imageOf(other.userId)
    expect((await anonymous(server).post(`/users/profile/image/${id}`)).statusCode).toBe(401)
    for (const wrong of [id, 0, 999_999, 99_999_999_999, 'abc']) {
      expect((await person.post(`/users/profile/image/${wrong}`)).statusCode).toBe(404)
    }
    expect((await person.get('/users/profile')).json()).toMatchObject({ media: null })
  })

  test('200: a picture, another one, and the same one twice', async () => {
    const [first, second] = [await imageOf(person.userId), await imageOf(person.userId, '/media/other.jpg')]
    const skip = server.pushed.length
    for (const id of [first, second, second]) {
      expect((await person.post(`/users/profile/image/${id}`)).body).toBe('true')
    }
    expect((await person.get('/users/profile')).json()).toMatchObject({
      media: { id: second, location: '/media/other.jpg' },
    })
    expect(server.pushed.slice(skip).map(({ event, userId }) => [event, userId])).toEqual(
      Array.from({ length: 3 }, () => ['profile-refresh', person.userId]),
    )
  })
})

describe('own sessions', () => {
  test('401', async () => {
    expect((await anonymous(server).get('/users/sessions')).statusCode).toBe(401)
    expect((await anonymous(server).post('/users/sessions/1/end')).statusCode).toBe(401)
  })

  test('lists where a person is signed in, and ends a session with its sockets', async () => {
    const here = await caller(server)
    await server.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'user-agent': 'Phone' },
      payload: { username: here.username, password: 'Latchkey1!' },
    })
    const list = () => here.get('/users/sessions').then((response) => response.json<{ id: number }[]>())
    const [phone, own] = await list()
    const signedInAt = justNow(server)
    expect(phone).toEqual({
      id: expect.any(Number),
      device: 'Phone',
      address: '127.0.0.1',
      signedInAt,
      lastSeenAt: signedInAt,
      isCurrent: false,
    })
    expect(own).toMatchObject({ isCurrent: true })
    for (const wrong of [999_999, 0, 'abc']) {
      expect((await here.post(`/users/sessions/${wrong}/end`)).statusCode).toBe(404)
    }
    expect((await person.post(`/users/sessions/${phone?.id}/end`)).statusCode).toBe(404)
    expect((await here.post(`/users/sessions/${phone?.id}/end`)).body).toBe('true')
    expect(server.disconnected.at(-1)).toBe(phone?.id)
    expect(await list()).toEqual([own])
    expect((await here.post(`/users/sessions/${phone?.id}/end`)).statusCode).toBe(404)
    expect(await auditOf(server, 'session', phone?.id ?? 0)).toMatchObject([
      { action: 'session.begin' },
      { action: 'session.end', by: here.userId },
    ])
    expect((await here.post(`/users/sessions/${own?.id}/end`)).body).toBe('true')
    expect((await here.get('/users/sessions')).statusCode).toBe(401)
  })
})
