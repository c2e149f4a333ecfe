import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile, startTestServer } from '../_harness.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { makeUser, signInAs, TEST_PASSWORD } from '../_people.ts'
import { auditOf, fieldError } from '../_staff.ts'

const MINUTE = 60_000
const FRESH = 'Fresh-one7!'

const server = await serverOfFile()
beforeEach(async () => {
  // So that mails of one test are not counted in the next.
  await server.settled()
  await server.db.deleteFrom('attempt').execute()
  server.clock.reset()
})

const forgot = (email: unknown, remoteAddress = '127.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/users/request-password-reset',
    remoteAddress,
    payload: { email },
  })
const reset = (resetToken: unknown, username: unknown, newPassword = FRESH, repeatPassword = newPassword) =>
  anonymous(server).post('/users/reset-password', { newPassword, repeatPassword, resetToken, username })
const login = (username: string, password: string) =>
  anonymous(server).post('/users/login', { username, password })
const enters = async (username: string, password: string) =>
  (await login(username, password)).body !== 'false'

/** Requests a link and reads it from the mail. */
async function linkFor(username: string): Promise<string> {
  const skip = await mailCount(server)
  expect((await forgot(username)).body).toBe('true')
  const mails = await mailsAfter(server, skip)
  const text = mails.find(({ to }) => to?.[0]?.address === username)?.text ?? ''
  const [, token = '', encoded] = /\/reset-password\/([\w-]{43})\?username=(\S+)/.exec(text) ?? []
  expect(decodeURIComponent(encoded ?? '')).toBe(username)
  return token
}

/** One of the suite, one of the list of common passwords. */
const WEAK = [
  ['Aaaaa1!', 'minlength'],
  ['Password1!', 'invalid'],
] as const

describe('POST /users/request-password-reset', () => {
  test.each([
    [undefined, 'required'],
    ['', 'required'],
    ['bob', 'email'],
    [{ a: 1 }, 'invalid'],
  ])('422: %j', async (email, name) => {
    const response = await forgot(email)
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('email', name)])
  })

  test('false for an address without an active account', async () => {
    const disabled = await makeUser(server.db, [], { active: false })
    expect((await forgot('nobody-here@latchkey.example')).body).toBe('false')
    expect((await forgot(disabled.username)).body).toBe('false')
  })

  test('true for it where accounts are hidden, without a mail', async () => {
    const other = await startTestServer({ config: { hidesAccounts: true } })
    const email = 'nobody-here@latchkey.example'
    expect((await anonymous(other).post('/users/request-password-reset', { email })).body).toBe('true')
    await other.settled()
    expect(other.mails()).toEqual([])
    await other.close()
  })

  test('true in any case of letters; the newest link wins', async () => {
    const { userId, username } = await makeUser(server.db, [])
    const older = await linkFor(username)
    const skip = await mailCount(server)
    expect((await forgot(` ${username.toUpperCase()} `)).body).toBe('true')
    const [mail] = await mailsAfter(server, skip)
    expect(mail?.text).toContain('until Monday 2 March 2026 at 10:00')
    const [, newer] = /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
    expect((await reset(older, username)).body).toBe('false')
    expect((await reset(newer, username)).body).toBe('true')
    const actions = (await auditOf(server, 'user', userId)).map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['user.ask-password-reset', 'mail.password-reset', 'user.set-password']),
    )
  })

  test('at most three mails an hour per account; the answer stays the same', async () => {
    const { username } = await makeUser(server.db, [])
    const skip = await mailCount(server)
    for (let turn = 0; turn < 5; turn += 1) expect((await forgot(username)).body).toBe('true')
    expect(await mailsAfter(server, skip)).toHaveLength(3)
  })

  test('three requests without a session do not use up the owner’s mails', async () => {
    const { username } = await makeUser(server.db, [])
    const skip = await mailCount(server)
    for (let turn = 0; turn < 5; turn += 1) await forgot(username, '203.0.113.1')
    expect((await forgot(username)).body).toBe('true')
    expect(await mailsAfter(server, skip)).toHaveLength(4)
  })

  test('requests without a session share six mails an hour, from any address; the owner has a separate limit', async () => {
    const { username } = await makeUser(server.db, [])
    expect(await enters(username, TEST_PASSWORD)).toBe(true)
    const skip = await mailCount(server)
    for (let turn = 0; turn < 9; turn += 1) await forgot(username, `203.0.113.${turn}`)
    expect((await forgot(username)).body).toBe('true')
    expect(await mailsAfter(server, skip)).toHaveLength(7)
  })

  test('429 after ten requests of one address within an hour', async () => {
    for (let turn = 0; turn < 10; turn += 1) await forgot(`nobody${turn}@latchkey.example`)
    const { username } = await makeUser(server.db, [])
    const response = await forgot(username)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3600'])
    server.clock.advance(60 * MINUTE)
    expect((await forgot(username)).body).toBe('true')
    await server.settled()
  })
})

describe('POST /users/reset-password', () => {
  test.each(WEAK)('422: %j is %s, and the link stays valid', async (password, name) => {
    const { username } = await makeUser(server.db, [])
    const token = await linkFor(username)
    const response = await reset(token, username, password, password)
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('newPassword', name)])
    expect((await reset(token, username)).body).toBe('true')
  })

  test('passwords above 30 characters can be allowed', async () => {
    const longer = `aA1!${'x'.repeat(60)}`
    const { username } = await makeUser(server.db, [])
    const token = await linkFor(username)
    expect((await reset(token, username, longer)).json()).toEqual(fieldError('newPassword', 'maxlength'))
    const other = await startTestServer({ config: { passwordMax: 64 } })
    const person = await caller(other)
    const change = (newPassword: string) =>
      person.post('/users/change-password', {
        currentPassword: TEST_PASSWORD,
        newPassword,
        repeatPassword: newPassword,
      })
    expect((await change(`${longer}y`)).json()).toEqual(fieldError('newPassword', 'maxlength'))
    expect((await change(longer)).json()).toBe(true)
    await other.close()
  })

  test('422 for a password with a name of the person or the product; an unknown link reveals no names', async () => {
    const { userId, username } = await makeUser(server.db, [], { username: 'chidi.okafor@latchkey.example' })
    await server.db.updateTable('app_user').set({ last_name: 'Hollis' }).where('id', '=', userId).execute()
    const token = await linkFor(username)
    for (const password of ['My-Chidi77!', 'OKAFOR-a77!', 'x-Hollis77!', 'Latchkey2!']) {
      const response = await reset(token, username, password)
      expect([password, response.json()]).toEqual([password, fieldError('newPassword', 'invalid')])
      expect((await reset('x'.repeat(43), username, password)).json()).toBe(false)
    }
    expect((await reset(token, username)).body).toBe('true')
    const token2 = await signInAs(server.app, username, FRESH)
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/users/change-password',
      headers: { authorization: `Bearer ${token2}` },
      payload: change(FRESH, 'x-Hollis77!'),
    })
    expect(response.json()).toEqual(fieldError('newPassword', 'invalid'))
  })

  test('422 for different passwords, and for values that are not text', async () => {
    expect((await reset('x', 'y', FRESH, `${FRESH} `)).json()).toEqual(
      fieldError('repeatPassword', 'compare'),
    )
    expect((await reset({ a: 1 }, 'y')).json()).toEqual(fieldError('resetToken', 'invalid'))
  })

  test('false for a wrong, expired, used or foreign link, for a disabled user and without a username', async () => {
    const [one, other] = [await makeUser(server.db, []), await makeUser(server.db, [])]
    const token = await linkFor(one.username)
    for (const [link, name] of [
      ['x'.repeat(43), one.username],
      ['', one.username],
      [token, other.username],
      [token, ''],
      [token, undefined],
    ]) {
      expect((await reset(link, name)).body).toBe('false')
    }
    await server.db.updateTable('app_user').set({ active: false }).where('id', '=', one.userId).execute()
    expect((await reset(token, one.username)).body).toBe('false')
    await server.db.updateTable('app_user').set({ active: true }).where('id', '=', one.userId).execute()
    server.clock.advance(60 * MINUTE)
    expect((await reset(token, one.username)).body).toBe('false')
    expect(await enters(one.username, TEST_PASSWORD)).toBe(true)
    expect(await enters(other.username, TEST_PASSWORD)).toBe(true)
  })

  test('true once: the new password works, the old one does not; sessions and lock are ended', async () => {
    const person = await caller(server)
    for (let failure = 0; failure < 10; failure += 1) await login(person.username, 'wrong')
    const token = await linkFor(person.username)
    const ended = server.disconnected.length
    expect((await reset(token, ` ${person.username.toUpperCase()} `)).body).toBe('true')
    expect((await reset(token, person.username)).body).toBe('false')
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    expect(server.disconnected.slice(ended)).toHaveLength(1)
    expect(await enters(person.username, TEST_PASSWORD)).toBe(false)
    expect(await enters(person.username, FRESH)).toBe(true)
  })

  test('of two concurrent uses of a link one succeeds', async () => {
    const { username } = await makeUser(server.db, [])
    const token = await linkFor(username)
    const passwords = ['Fresh-one7!', 'Fresh-two7!']
    const responses = await Promise.all(passwords.map((password) => reset(token, username, password)))
    expect(responses.map(({ body }) => body).toSorted()).toEqual(['false', 'true'])
    const working = await Promise.all(passwords.map((password) => enters(username, password)))
    expect(working).toEqual(responses.map(({ body }) => body === 'true'))
  })

  test('429 after fifty invalid links of one address', async () => {
    const { username } = await makeUser(server.db, [])
    expect((await reset('x', username)).body).toBe('false')
    // Each request computes a hash.
    await server.db.updateTable('attempt').set({ count: 49 }).where('count', '=', 1).execute()
    expect((await reset('x', username)).body).toBe('false')
    const response = await reset('x', username)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '900'])
  })

  test('the database contains no valid token', async () => {
    const { userId, username } = await makeUser(server.db, [])
    const token = await linkFor(username)
    const { token_hashes: hashes } = await server.db
      .selectFrom('account_token')
      .select('token_hashes')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    for (const guess of hashes.flatMap((hash) => [hash.toString('hex'), hash.toString('base64url')])) {
      expect([guess === token, (await reset(guess, username)).body]).toEqual([false, 'false'])
    }
  })
})

const change = (currentPassword: unknown, newPassword: unknown = FRESH, repeatPassword = newPassword) => ({
  currentPassword,
  newPassword,
  repeatPassword,
})

describe('POST /users/change-password', () => {
  test('401', async () => {
    expect((await anonymous(server).post('/users/change-password', {})).statusCode).toBe(401)
  })

  test('422: all failing fields together', async () => {
    const person = await caller(server)
    const send = async (body: object) => (await person.post('/users/change-password', body)).json<unknown>()
    expect(await send({})).toEqual(
      ['currentPassword', 'newPassword', 'repeatPassword'].flatMap((field) => fieldError(field, 'required')),
    )
    expect(await send(change('wrong'))).toEqual(fieldError('currentPassword', 'invalid'))
    expect(await send(change(['x']))).toEqual(fieldError('currentPassword', 'invalid'))
    expect(await send(change('x'.repeat(100_000)))).toEqual(fieldError('currentPassword', 'invalid'))
    expect(await send(change(` ${TEST_PASSWORD}`))).toEqual(fieldError('currentPassword', 'invalid'))
    expect(await send(change('wrong', 'Aaaaa1!'))).toEqual([
      ...fieldError('currentPassword', 'invalid'),
      ...fieldError('newPassword', 'minlength'),
    ])
    expect(await send(change(TEST_PASSWORD, FRESH, `${FRESH}x`))).toEqual(
      fieldError('repeatPassword', 'compare'),
    )
    expect(await enters(person.username, TEST_PASSWORD)).toBe(true)
  })

  test.each(WEAK)('422: %j is %s', async (password, name) => {
    const person = await caller(server)
    const response = await person.post('/users/change-password', change(TEST_PASSWORD, password))
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('newPassword', name)])
  })

  test('true: the new password works as it was typed, the old one does not', async () => {
    const [person, password] = [await caller(server), ' Spaced 1! ']
    expect((await person.post('/users/change-password', change(TEST_PASSWORD, password))).body).toBe('true')
    expect(await enters(person.username, TEST_PASSWORD)).toBe(false)
    expect(await enters(person.username, password)).toBe(true)
  })

  test('this session stays, the others end with their sockets; a mailed link is cancelled', async () => {
    const person = await caller(server)
    const elsewhere = await signInAs(server.app, person.username)
    const token = await linkFor(person.username)
    const ended = server.disconnected.length
    expect((await person.post('/users/change-password', change(TEST_PASSWORD))).body).toBe('true')
    expect((await person.get('/users/profile')).statusCode).toBe(200)
    const headers = { authorization: `Bearer ${elsewhere}` }
    expect((await server.app.inject({ url: '/api/users/profile', headers })).statusCode).toBe(401)
    expect(server.disconnected.slice(ended)).toHaveLength(1)
    expect((await reset(token, person.username)).body).toBe('false')
    expect(await auditOf(server, 'user', person.userId)).toContainEqual({
      action: 'user.change-password',
      by: person.userId,
      changes: [],
    })
  })

  test('the person gets one mail; a rejected change is not mailed', async () => {
    const person = await caller(server)
    const skip = await mailCount(server)
    await person.post('/users/change-password', change('wrong'))
    expect(await mailsAfter(server, skip)).toEqual([])
    await person.post('/users/change-password', change(TEST_PASSWORD))
    const mails = await mailsAfter(server, skip)
    expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      ['Your password was changed: Latchkey', person.username],
    ])
  })

  test('so does a person who uses a requested link; not one without a former password', async () => {
    const [known, invited] = [await makeUser(server.db, []), await makeUser(server.db, [])]
    const subjectsAfter = async (username: string) => {
      const token = await linkFor(username)
      const skip = await mailCount(server)
      expect((await reset(token, username)).body).toBe('true')
      return (await mailsAfter(server, skip)).map(({ subject }) => subject)
    }
    await server.db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('id', '=', invited.userId)
      .execute()
    expect(await subjectsAfter(known.username)).toEqual(['Your password was changed: Latchkey'])
    expect(await subjectsAfter(invited.username)).toEqual([])
  })

  test('429 after ten wrong tries in 15 minutes, also for the right one; a success resets the count', async () => {
    const person = await caller(server)
    const send = (current: string) => person.post('/users/change-password', change(current))
    for (let turn = 0; turn < 9; turn += 1) await send('wrong')
    expect((await send(TEST_PASSWORD)).body).toBe('true')
    const tries = await Promise.all(Array.from({ length: 12 }, () => send('wrong')))
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
    expect((await send(FRESH)).statusCode).toBe(429)
    server.clock.advance(15 * MINUTE)
    expect((await send(FRESH)).body).toBe('true')
  })
})
