import { secondStepOf } from '@latchkey/domain/session/second-step'
import { beforeEach, describe, expect, test } from 'vitest'
import { ADDRESS_FAILURES, LOCK_AFTER } from '../../src/session/session.limits.ts'
import { CHALLENGE_MS } from '../../src/two-factor/two-factor.limits.ts'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { makeUser, TEST_PASSWORD } from '../_people.ts'
import { auditOf } from '../_staff.ts'
import { codeOf, enrol, wrongCode } from '../_two-factor.ts'

const server = await serverOfFile()
beforeEach(() => server.db.deleteFrom('attempt').execute())

const login = async (username: string) => {
  const response = await anonymous(server).post('/users/login', { username, password: TEST_PASSWORD })
  return response.json<{ redirect: string } | false>()
}
/** Enters the right password; returns the token of the second step. */
async function challengeFor(username: string, step: 'code' | 'set-up' = 'code'): Promise<string> {
  const response = await login(username)
  const next = response === false ? null : secondStepOf(response.redirect)
  if (next?.step !== step)
    throw new Error(`${username} was not asked for ${step}: ${JSON.stringify(response)}`)
  return next.challenge
}
const enter = async (challenge: string, code: string) =>
  (await anonymous(server).post('/users/two-factor/sign-in', { challenge, code })).json<unknown>()

const failuresOf = (userId: number) =>
  server.db
    .selectFrom('sign_in_failure')
    .select(['failures', 'locked_until'])
    .where('user_id', '=', userId)
    .execute()

const enrolCall = (challenge: string) => anonymous(server).post('/users/two-factor/enrol', { challenge })
const confirm = async (challenge: string, code: string) =>
  (await anonymous(server).post('/users/two-factor/enrol/confirm', { challenge, code })).json<unknown>()

/** Makes a role of the person require two factors. */
const requireOf = (userId: number) =>
  server.db
    .updateTable('role')
    .set({ requires_two_factor: true })
    .where('id', 'in', (from) => from.selectFrom('user_role').select('role_id').where('user_id', '=', userId))
    .execute()

describe('a person with a second factor', () => {
  test('is redirected after the password, without a token, and signed in by the code', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const response = await login(person.username)
    expect(response).toEqual({ redirect: expect.stringMatching(/^\/login\/two-factor#[\w-]{43}$/) })
    const session = await enter(await challengeFor(person.username), codeOf(server, secret))
    expect(session).toEqual({ id: person.userId, email: person.username, jwt: expect.any(String) })
  })

  test('is not asked again in a session begun with two factors', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const { jwt: token } = (await enter(await challengeFor(person.username), codeOf(server, secret))) as {
      jwt: string
    }
    const renewed = await anonymous(server).post('/users/jwt-login', { token })
    expect(renewed.json()).toEqual({ id: person.userId, email: person.username, jwt: expect.any(String) })
  })

  test('can use each code once, in any sign-in, and no older one', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const [one, other] = [await challengeFor(person.username), await challengeFor(person.username)]
    const code = codeOf(server, secret)
    expect(await enter(one, code)).toHaveProperty('jwt')
    expect(await enter(other, code)).toBe(false)
    expect(await enter(other, codeOf(server, secret, -1))).toBe(false)
    expect(await enter(other, codeOf(server, secret, 1))).toHaveProperty('jwt')
  })

  test('is signed in once by twenty concurrent calls with one code', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const challenge = await challengeFor(person.username)
    const code = codeOf(server, secret)
    const responses = await Promise.all(Array.from({ length: 20 }, () => enter(challenge, code)))
    expect(
      responses.filter((response) => typeof response === 'object' && response && 'jwt' in response),
    ).toHaveLength(1)
  })

  test('can use codes half a minute off, no more', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    server.clock.advance(120_000)
    const challenge = await challengeFor(person.username)
    expect(await enter(challenge, codeOf(server, secret, -2))).toBe(false)
    expect(await enter(challenge, codeOf(server, secret, 2))).toBe(false)
    expect(await enter(challenge, codeOf(server, secret, 1))).toHaveProperty('jwt')
  })

  test('is signed in by a recovery code, once, which is audited', async () => {
    const person = await caller(server)
    const { recoveryCodes } = await enrol(server, person)
    const [code = ''] = recoveryCodes
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect(await enter(await challengeFor(person.username), typed)).toHaveProperty('jwt')
    expect(await enter(await challengeFor(person.username), code)).toBe(false)
    expect(await auditOf(server, 'user', person.userId)).toContainEqual(
      expect.objectContaining({ action: 'user.recovery-code', by: person.userId }),
    )
  })

  test('is locked by wrong codes as by wrong passwords; the right password alone resets nothing', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const challenge = await challengeFor(person.username)
    for (let tries = 1; tries < LOCK_AFTER; tries += 1) {
      expect(await enter(challenge, wrongCode(server, secret))).toBe(false)
    }
    await challengeFor(person.username)
    // From this address, and from all addresses.
    const almost = { failures: LOCK_AFTER - 1, locked_until: null }
    expect(await failuresOf(person.userId)).toEqual([almost, almost])
    await enter(challenge, wrongCode(server, secret))
    const locked = { failures: LOCK_AFTER, locked_until: expect.any(Date) as Date }
    expect(await failuresOf(person.userId)).toEqual([locked, locked])
    expect(await enter(challenge, codeOf(server, secret))).toBe(false)
    expect(await login(person.username)).toBe(false)
    const trail = (await auditOf(server, 'user', person.userId)).map(({ action }) => action)
    expect(trail.filter((action) => action === 'session.refuse-code')).toHaveLength(LOCK_AFTER + 1)
    expect(trail).toContain('user.lock')
  })

  test('of many concurrent codes, from many addresses, ten are checked', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const challenge = await challengeFor(person.username)
    await Promise.all(Array.from({ length: 20 }, () => enter(challenge, wrongCode(server, secret))))
    const trail = (await auditOf(server, 'user', person.userId)).map(({ action }) => action)
    expect(trail.filter((action) => action === 'user.lock')).toHaveLength(1)
    await server.db.deleteFrom('sign_in_failure').where('origin', '=', '127.0.0.1').execute()
    expect(await enter(challenge, codeOf(server, secret))).toBe(false)
  })

  test.each([
    ['no code', {}, 'required'],
    ['letters', { code: 'abcdef' }, 'pattern'],
    ['something else', { code: { $gt: '' } }, 'invalid'],
  ])('422 for %s', async (_, body, name) => {
    const response = await anonymous(server).post('/users/two-factor/sign-in', { challenge: 'x', ...body })
    expect([response.statusCode, response.json()]).toEqual([422, [{ attribute: 'code', errors: [{ name }] }]])
  })
})

describe('the second step', () => {
  test('restarts the sign-in for an unknown, used or expired challenge, and counts it as a failure of the address', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const used = await challengeFor(person.username)
    await enter(used, codeOf(server, secret))
    const late = await challengeFor(person.username)
    server.clock.advance(CHALLENGE_MS)
    for (const challenge of [used, late, 'x', ''])
      expect(await enter(challenge, codeOf(server, secret))).toEqual({ redirect: '/login' })
    await server.db
      .updateTable('attempt')
      .set({ count: ADDRESS_FAILURES })
      .where('key', 'like', 'sign-in:%')
      .execute()
    const response = await anonymous(server).post('/users/two-factor/sign-in', {
      challenge: 'x',
      code: '123456',
    })
    expect(response.statusCode).toBe(429)
  })

  test('is cancelled by a change or reset of the password, which does not replace the code', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const before = await challengeFor(person.username)
    const changed = await person.post('/users/change-password', {
      currentPassword: TEST_PASSWORD,
      newPassword: 'Brass-key2!',
      repeatPassword: 'Brass-key2!',
    })
    expect(changed.body).toBe('true')
    expect(await enter(before, codeOf(server, secret))).toEqual({ redirect: '/login' })
    const again = await anonymous(server).post('/users/login', {
      username: person.username,
      password: 'Brass-key2!',
    })
    expect(again.json()).toHaveProperty('redirect')
  })

  test('is cancelled when the person is disabled', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const challenge = await challengeFor(person.username)
    await server.db.updateTable('app_user').set({ active: false }).where('id', '=', person.userId).execute()
    expect(await enter(challenge, codeOf(server, secret))).toBe(false)
  })

  test('is stored as a hash only', async () => {
    const person = await caller(server)
    const { secret, recoveryCodes } = await enrol(server, person)
    const challenge = await challengeFor(person.username)
    const rows = [
      await server.db.selectFrom('two_factor_challenge').selectAll().execute(),
      await server.db.selectFrom('two_factor').selectAll().execute(),
      await server.db.selectFrom('two_factor_recovery_code').selectAll().execute(),
    ].flat()
    const stored = rows.flatMap((row) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
    )
    for (const hidden of [
      challenge,
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(stored.filter((value) => value.includes(hidden))).toEqual([])
  })
})

describe('a person whose role requires two factors', () => {
  test('has to set them up first, and is signed in by the first code', async () => {
    const { userId, username } = await makeUser(server.db, ['users-view'])
    await requireOf(userId)
    const challenge = await challengeFor(username, 'set-up')
    expect(await enter(challenge, '123456')).toEqual({ redirect: '/login' })
    const { secret, address } = (await enrolCall(challenge)).json<{ secret: string; address: string }>()
    expect(address).toContain(`otpauth://totp/Latchkey:${encodeURIComponent(username)}?`)
    expect(address).toContain(`secret=${secret}`)
    expect(await confirm(challenge, wrongCode(server, secret))).toBe(false)
    const response = await confirm(challenge, codeOf(server, secret))
    expect(response).toEqual({
      session: { id: userId, email: username, jwt: expect.any(String) },
      recoveryCodes: expect.any(Array),
    })
    expect((response as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    expect(await confirm(challenge, codeOf(server, secret, 1))).toEqual({ redirect: '/login' })
    expect((await enrolCall(challenge)).json()).toEqual({ redirect: '/login' })
    expect(await challengeFor(username)).toMatch(/^[\w-]{43}$/)
  })

  test('keeps an older session', async () => {
    const { headers, userId } = await server.signIn(['users-view'])
    await requireOf(userId)
    expect((await server.app.inject({ url: '/api/users/1/25', headers })).statusCode).toBe(200)
  })

  test('a disabled role requires nothing', async () => {
    const { userId, username } = await makeUser(server.db, ['users-view'])
    await requireOf(userId)
    await server.db
      .updateTable('role')
      .set({ status: false })
      .where('requires_two_factor', '=', true)
      .execute()
    expect(await login(username)).toHaveProperty('jwt')
  })
})
