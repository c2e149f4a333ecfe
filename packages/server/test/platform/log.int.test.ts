import { PassThrough } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { createLog, loggable } from '../../src/platform/process/log.ts'
import { newSecretToken } from '../../src/platform/crypto/secret-token.ts'
import { probeCalls } from '../_calls.ts'
import { serverOfFile } from '../_harness.ts'
import { makeUser, TEST_PASSWORD } from '../_people.ts'

let written = ''

const sink = new PassThrough()
sink.on('data', (chunk: Buffer) => (written += chunk.toString()))
const server = await serverOfFile({ log: createLog('trace', sink), routes: [probeCalls] })
beforeEach(() => (written = ''))

const lines = () =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('every answer of the API is logged in one line with request id, address, status and time', async () => {
  const { headers } = await server.app.inject('/api/probe/leads/17?sort=name')
  expect(lines().filter(({ msg }) => msg === 'Response sent')).toEqual([
    expect.objectContaining({
      requestId: headers['x-request-id'],
      method: 'GET',
      url: '/api/probe/leads/17',
      status: 401,
      userId: null,
      address: '127.0.0.1',
      durationMs: expect.any(Number),
    }),
  ])
})

test('the line contains the user, also of a rejected call', async () => {
  const { userId, headers } = await server.signIn([])
  for (const [url, status] of [
    ['/api/users/my-permissions', 200],
    ['/api/leads/1', 403],
  ] as const) {
    written = ''
    await server.app.inject({ url, headers })
    expect(lines().find(({ msg }) => msg === 'Response sent')).toMatchObject({ status, userId })
  }
})

test('a server error is logged with its cause under the request id, without the row that it quotes', async () => {
  const { headers } = await server.app.inject('/api/probe/fault')
  const line = lines().find(({ level }) => level === 50)
  expect(line).toMatchObject({
    requestId: headers['x-request-id'],
    err: { type: 'Error', stack: expect.any(String) },
  })
  expect(written).not.toContain('ada@example.com')
})

test('signing in, calls and wrong passwords leave no secret in the log', async () => {
  const { username } = await makeUser(server.db, ['enquiries-view'])
  const signIn = await server.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { username, password: TEST_PASSWORD },
  })
  const { jwt } = signIn.json<{ jwt: string }>()
  await server.app.inject({ url: '/api/users/my-permissions', headers: { authorization: `Bearer ${jwt}` } })
  await server.app.inject({ method: 'POST', url: '/api/users/jwt-login', payload: { token: `${jwt}x` } })
  await server.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { username, password: 'Wrong-password-1' },
  })
  expect(written).not.toContain(jwt)
  expect(written).not.toContain(jwt.split('.')[2])
  expect(written).not.toContain(TEST_PASSWORD)
  expect(written).not.toContain('Wrong-password-1')
})

test.each([
  (token: string) => `/reset-password/${token}?username=ada@example.com`,
  (token: string) => `/api/users/qualifying-questions/${token}?phone=07700900123&lastName=Lovelace`,
  (token: string) => `/api/users/verified-lead/${token}?phone=07700900123&lastName=Lovelace`,
])('neither the token of a link nor its query is logged', async (address) => {
  const token = newSecretToken()
  await server.app.inject(address(token))
  expect(written).toContain('Response sent')
  for (const secret of [token, '07700900123', 'Lovelace', 'ada@example.com'])
    expect(written).not.toContain(secret)
})

test('a field with a secret is redacted wherever it is logged', () => {
  const log = server.context.log
  log.info({ password: 'hunter2', body: { token: 'hunter2', inner: { newPassword: 'hunter2' } } }, 'Careless')
  log.info({ request: { headers: { authorization: 'Bearer hunter2' } } }, 'Careless')
  expect(written).toContain('Careless')
  expect(written).not.toContain('hunter2')
})

test('ids and words of a path stay readable', () => {
  expect(loggable('/api/leads/enquiries/1/25?filter[name]=Ada')).toBe('/api/leads/enquiries/1/25')
  expect(loggable('/api/users/request-password-reset')).toBe('/api/users/request-password-reset')
  expect(loggable(`/calendar-feed/${'a'.repeat(43)}.ics`)).toBe('/calendar-feed/(hidden)')
})
