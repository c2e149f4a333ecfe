import type { Role } from '@latchkey/domain/roles/role.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { OwnSession } from '@latchkey/domain/session/own-sessions.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile, startTestServer, type TestServer } from '../_harness.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { makeUser, signInAs, TEST_PASSWORD } from '../_people.ts'
import { administrator, administratorRoleId, makeAdministrator } from '../_staff.ts'
import { codeOf, enrol } from '../_two-factor.ts'

const HOUR = 3_600_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0'
const NEWER_FIREFOX = FIREFOX.replaceAll('150.0', '151.0')
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'

const server = await serverOfFile()

async function get(token: string, url: string) {
  const response = await server.app.inject({
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
  })
  // The use is recorded after the response.
  await server.context.backgroundWrites.settled()
  return response
}
const signInFrom = (username: string, device: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'user-agent': device },
    payload: { username, password: TEST_PASSWORD },
  })

describe('the idle limit', () => {
  test('a session unused for eight hours has expired, for calls and for renewal', async () => {
    const { username } = await makeUser(server.db, [])
    const [used, idle] = [await signInAs(server.app, username), await signInAs(server.app, username)]
    for (let hour = 0; hour < 9; hour += 1) {
      server.clock.advance(HOUR)
      expect((await get(used, '/users/profile')).statusCode).toBe(200)
    }
    expect((await get(used, '/users/sessions')).json<OwnSession[]>()).toHaveLength(1)
    expect((await get(idle, '/users/profile')).statusCode).toBe(401)
    expect((await anonymous(server).post('/users/jwt-login', { token: idle })).json()).toBe(false)
    expect((await anonymous(server).post('/users/jwt-login', { token: used })).json()).toHaveProperty('jwt')
  })

  test('renewal counts as use', async () => {
    const { username } = await makeUser(server.db, [])
    const token = await signInAs(server.app, username)
    server.clock.advance(7 * HOUR)
    await anonymous(server).post('/users/jwt-login', { token })
    server.clock.advance(7 * HOUR)
    expect((await get(token, '/users/profile')).statusCode).toBe(200)
  })

  test('the limit is configurable', async () => {
    const other = await startTestServer({ config: { sessionIdleHours: 2 } })
    const person = await caller(other)
    other.clock.advance(2 * HOUR)
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    await other.close()
  })
})

test('a new device is mailed to its owner, but not the first one, nor a newer version of a known one', async () => {
  const { username } = await makeUser(server.db, [])
  const skip = await mailCount(server)
  await signInFrom(username, FIREFOX)
  await signInFrom(username, NEWER_FIREFOX)
  expect(await mailsAfter(server, skip)).toEqual([])
  await signInFrom(username, CHROME)
  await signInFrom(username, CHROME)
  const [mail, ...others] = await mailsAfter(server, skip)
  expect(others).toEqual([])
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([username, 'A new device signed in: Latchkey'])
  expect(mail?.text).toContain('Chrome on Linux')
})

describe('two-factor sign-in', () => {
  test('enabling it ends the other sessions, with their sockets', async () => {
    const person = await caller(server)
    const elsewhere = await signInAs(server.app, person.username)
    const ended = server.disconnected.length
    await enrol(server, person)
    expect((await get(elsewhere, '/users/profile')).statusCode).toBe(401)
    expect((await person.get('/users/profile')).statusCode).toBe(200)
    expect(server.disconnected.slice(ended)).toHaveLength(1)
  })

  test('new recovery codes are mailed to their owner', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const skip = await mailCount(server)
    const proof = { password: TEST_PASSWORD, code: codeOf(server, secret) }
    expect((await person.post('/users/two-factor/recovery-codes', proof)).statusCode).toBe(200)
    const mails = await mailsAfter(server, skip)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your recovery codes were replaced: Latchkey'])
  })
})

describe('where System Administrators must sign in with two factors', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({ config: { requiresAdministratorTwoFactor: true } })
  })
  afterAll(() => strict.close())

  test('those without must set it up, which ends sessions begun with a password only; others need not', async () => {
    const [person, other] = [await caller(strict), await makeUser(strict.db, [])]
    await makeAdministrator(strict, person.userId)
    const visitor = anonymous(strict)
    const asked = await visitor.post('/users/login', { username: person.username, password: TEST_PASSWORD })
    const { redirect = '' } = asked.json<{ redirect?: string }>()
    const challenge = /[\w-]{43}/.exec(redirect)?.[0]
    const { secret } = (await visitor.post('/users/two-factor/enrol', { challenge })).json<{
      secret: string
    }>()
    const code = codeOf(strict, secret)
    const { session } = (await visitor.post('/users/two-factor/enrol/confirm', { challenge, code })).json<{
      session: { jwt: string }
    }>()
    expect((await person.get('/users/profile')).statusCode).toBe(401)
    const headers = { authorization: `Bearer ${session.jwt}` }
    const mine = await strict.app.inject({ url: '/api/users/two-factor', headers })
    expect(mine.json()).toMatchObject({ isOn: true, isRequired: true })
    expect(await signInAs(strict.app, other.username)).toEqual(expect.any(String))
  })

  test('the role requires it, and the requirement cannot be removed', async () => {
    const person = await caller(strict)
    await makeAdministrator(strict, person.userId)
    const id = await administratorRoleId(strict)
    const { models } = (await person.get('/roles/1/25')).json<Page<Role>>()
    expect(models.find((role) => role.id === id)?.requiresTwoFactor).toBe(true)
    expect((await person.post(`/roles/${id}/two-factor`, { required: false })).json()).toBe(false)
  })

  test('without the setting it is optional for administrators', async () => {
    const person = await administrator(server)
    expect(await signInAs(server.app, person.username)).toEqual(expect.any(String))
  })
})
