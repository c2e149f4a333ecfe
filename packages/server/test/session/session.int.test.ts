import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../src/platform/crypto/password-hash.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { makeUser, signInAs, TEST_PASSWORD } from '../_people.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const server = await serverOfFile()
beforeEach(() => server.db.deleteFrom('attempt').execute())

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/users/${url}`, headers, ...(payload && { payload }) })
const login = (username: unknown, password: unknown) => post('login', { username, password })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const permissionsBy = async (token: string) => {
  const response = await server.app.inject({ url: '/api/users/my-permissions', headers: bearer(token) })
  await server.context.backgroundWrites.settled()
  return response.statusCode
}
describe('POST /users/login', () => {
  test.each([
    [{}, ['username', 'password'], 'required'],
    [{ username: { $ne: null }, password: ['x'] }, ['username', 'password'], 'invalid'],
    [{ token: '' }, ['token'], 'required'],
    [{ token: { a: 1 } }, ['token'], 'invalid'],
  ])('422: %j', async (payload, attributes, name) => {
    const response = await post('login', payload)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual(attributes.map((attribute) => ({ attribute, errors: [{ name }] })))
  })

  test('400 for a body that is not an object', async () => {
    expect((await post('login', [])).statusCode).toBe(400)
  })

  test('every reason for a rejection gets the same answer', async () => {
    const { username } = await makeUser(server.db, [])
    const disabled = await makeUser(server.db, [], { active: false })
    const deleted = await makeUser(server.db, [])
    const invited = await makeUser(server.db, [])
    await server.db
      .updateTable('app_user')
      .set({ deleted_at: new Date() })
      .where('id', '=', deleted.userId)
      .execute()
    await server.db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('id', '=', invited.userId)
      .execute()
    const responses = [
      await login(username, 'wrong'),
      await login('nobody-at-all@latchkey.example', TEST_PASSWORD),
      await login(disabled.username, TEST_PASSWORD),
      await login(deleted.username, TEST_PASSWORD),
      await login(invited.username, ''.padEnd(8, 'x')),
      await login(username, `${TEST_PASSWORD} `),
      await login(username, 'x'.repeat(60_000)),
      await login("' or 1=1 --", 'x'),
    ]
    for (const response of responses) {
      expect([response.statusCode, response.body]).toEqual([200, 'false'])
    }
  })

  test('200: username in any case and with spaces; the last login is recorded', async () => {
    const { userId, username } = await makeUser(server.db, ['enquiries-view'])
    const response = await login(`  ${username.toUpperCase()} `, TEST_PASSWORD)
    expect(response.json()).toEqual({
      id: userId,
      email: username,
      jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    const user = await server.db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(user.last_login_at).toEqual(justNow(server))
    const session = await server.db
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(session.address).toBe('127.0.0.1')
  })

  test('spaces in a password are kept', async () => {
    const { userId, username } = await makeUser(server.db, [])
    const hash = await hashPassword(' Spaced 1! ')
    await server.db.updateTable('app_user').set({ password_hash: hash }).where('id', '=', userId).execute()
    expect((await login(username, 'Spaced 1!')).body).toBe('false')
    expect((await login(username, ' Spaced 1! ')).json()).toHaveProperty('jwt')
  })

  test('an account that must set a new password gets a new link, without a token', async () => {
    const { userId, username } = await makeUser(server.db, [])
    await server.db
      .updateTable('app_user')
      .set({ must_set_password: true })
      .where('id', '=', userId)
      .execute()
    const first = (await login(username, TEST_PASSWORD)).json<{ redirect: string }>()
    const second = (await login(username, TEST_PASSWORD)).json<{ redirect: string }>()
    expect(Object.keys(second)).toEqual(['redirect'])
    expect(second.redirect).toMatch(/^\/reset-password\/[\w-]{43}\?username=person\d+%40latchkey\.example$/)
    expect(first.redirect).not.toBe(second.redirect)
    const tokens = await server.db
      .selectFrom('account_token')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    expect(tokens.map(({ cancelled_at: at }) => at !== null)).toEqual([true, false])
  })
})

describe('tokens and sessions', () => {
  test.each(['login', 'jwt-login'])(
    '%s renews with the token alone; both tokens are valid, the last login stays',
    async (call) => {
      const { userId, username } = await makeUser(server.db, [])
      const old = await signInAs(server.app, username)
      const signedIn = justNow(server)
      server.clock.advance(MINUTE)
      const response = (await post(call, { token: old })).json<{ jwt: string }>()
      expect(response).toEqual({ id: userId, email: username, jwt: expect.any(String) })
      expect(response.jwt).not.toBe(old)
      expect([await permissionsBy(old), await permissionsBy(response.jwt)]).toEqual([200, 200])
      const user = await server.db
        .selectFrom('app_user')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      expect(user.last_login_at).toEqual(signedIn)
    },
  )

  test('a token is valid for 24 hours, a session for 30 days however often it is renewed', async () => {
    const { username } = await makeUser(server.db, [])
    let token = await signInAs(server.app, username)
    const first = token
    for (let day = 1; day <= 30; day += 1) {
      // Never idle for so long that the session expires.
      for (let third = 0; third < 3; third += 1) {
        expect(await permissionsBy(token)).toBe(200)
        server.clock.advance((DAY - MINUTE) / 3 - 1000)
      }
      const renewed = (await post('jwt-login', { token })).json<{ jwt: string }>()
      token = renewed.jwt
    }
    expect(await permissionsBy(first)).toBe(401)
    expect(await permissionsBy(token)).toBe(200)
    server.clock.advance(31 * MINUTE + 90_000)
    expect(await permissionsBy(token)).toBe(401)
    expect((await post('jwt-login', { token })).body).toBe('false')
  })

  test('a modified, foreign or unsigned token is invalid', async () => {
    const { username } = await makeUser(server.db, [])
    const [header = '', payload = '', signature = ''] = (await signInAs(server.app, username)).split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const foreign = createHmac('sha256', 'guess').update(`${header}.${payload}`).digest('base64url')
    const tokens = [
      `${header}.${payload}.${foreign}`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}`,
      'x',
    ]
    for (const token of tokens) {
      const { body } = await post('jwt-login', { token })
      expect([token, body, await permissionsBy(token)]).toEqual([token, 'false', 401])
    }
  })

  test('the token of an inactive or deleted person is invalid', async () => {
    for (const change of [{ active: false }, { deleted_at: new Date() }]) {
      const { userId, username } = await makeUser(server.db, [])
      const token = await signInAs(server.app, username)
      await server.db.updateTable('app_user').set(change).where('id', '=', userId).execute()
      expect(await permissionsBy(token)).toBe(401)
      expect((await post('jwt-login', { token })).body).toBe('false')
    }
  })

  test('neither a mailed link nor a hash from the database is a session token', async () => {
    const { userId, username } = await makeUser(server.db, [])
    await signInAs(server.app, username)
    const { token_hash: hash } = await server.db
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    for (const token of [hash.toString('base64url'), hash.toString('hex'), 'a'.repeat(43)]) {
      expect((await post('jwt-login', { token })).body).toBe('false')
    }
  })

  test('the time of last use is recorded at most once a minute', async () => {
    const { userId, username } = await makeUser(server.db, [])
    const token = await signInAs(server.app, username)
    const lastSeen = async () => {
      const row = await server.db
        .selectFrom('session')
        .select('last_seen_at')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return row.last_seen_at
    }
    const begun = await lastSeen()
    server.clock.advance(MINUTE - 1000)
    await permissionsBy(token)
    expect(await lastSeen()).toEqual(begun)
    server.clock.advance(1000)
    await permissionsBy(token)
    expect(await lastSeen()).toEqual(justNow(server))
  })
})

describe('POST /users/logout', () => {
  test('401 without a token', async () => {
    expect((await post('logout')).statusCode).toBe(401)
  })

  test('200: ends this session and its sockets, but no other session of the person', async () => {
    const { userId, username } = await makeUser(server.db, [])
    const [here, elsewhere] = [await signInAs(server.app, username), await signInAs(server.app, username)]
    const response = await post('logout', undefined, bearer(here))
    expect([response.statusCode, response.body]).toEqual([200, 'true'])
    expect([await permissionsBy(here), await permissionsBy(elsewhere)]).toEqual([401, 200])
    const sessions = await server.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    const trail = await server.db
      .selectFrom('audit')
      .select(['action', 'entity_id', 'user_id', 'address'])
      .where('entity', '=', 'session')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    const line = { user_id: userId, address: '127.0.0.1' }
    expect(trail).toEqual([
      { ...line, action: 'session.begin', entity_id: sessions[0]?.id },
      { ...line, action: 'session.begin', entity_id: sessions[1]?.id },
      { ...line, action: 'session.end', entity_id: sessions[0]?.id },
    ])
    expect(server.disconnected).toEqual([sessions[0]?.id])
    expect((await post('logout', undefined, bearer(here))).statusCode).toBe(401)
  })
})
