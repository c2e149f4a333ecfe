import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anActor } from '../_calls.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { makeUser, TEST_PASSWORD } from '../_people.ts'

const HERE = '127.0.0.1'

describe.each([
  ['one that is trusted', [HERE], '203.0.113.7'],
  ['one that is not trusted', ['10.0.0.0/8'], HERE],
] as const)('behind a proxy, %s', (_kind, trustedProxies, expected) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ config: { trustedProxies } })
  })
  afterAll(() => server.close())
  beforeEach(() => server.db.deleteFrom('attempt').execute())

  const login = (username: string, password: string, from: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'x-forwarded-for': from },
      payload: { username, password },
    })

  test('limits, audit trail and list of devices use the client’s address', async () => {
    const { username, userId } = await makeUser(server.db, [])
    expect((await login(username, 'wrong', '203.0.113.7')).json()).toBe(false)
    const { jwt } = (await login(username, TEST_PASSWORD, '198.51.100.9, 203.0.113.7')).json<{
      jwt: string
    }>()
    const audit = await server.db
      .selectFrom('audit')
      .select('address')
      .where('entity_id', '=', userId)
      .execute()
    expect(new Set(audit.map(({ address }) => address))).toEqual(new Set([expected]))
    const devices = await server.app.inject({
      url: '/api/users/sessions',
      headers: { authorization: `Bearer ${jwt}` },
    })
    expect(devices.json()).toMatchObject([{ address: expected }])
    const counters = await server.db.selectFrom('attempt').select('key').execute()
    expect(counters.some(({ key }) => key.includes(expected))).toBe(true)
  })

  test('fifty wrong sign-ins block clients with the same address only', async () => {
    const { username } = await makeUser(server.db, [])
    await login('nobody@latchkey.example', 'wrong', '203.0.113.7')
    // As after fifty: each failure takes the time of a password.
    await server.db.updateTable('attempt').set({ count: 50 }).execute()
    expect((await login(username, TEST_PASSWORD, '203.0.113.7')).statusCode).toBe(429)
    const elsewhere = await login(username, TEST_PASSWORD, '198.51.100.9')
    expect(elsewhere.statusCode).toBe(expected === HERE ? 429 : 200)
  })
})

describe('the handshake of a socket', () => {
  const servers: TestServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })

  test.each([
    [[HERE], '203.0.113.7'],
    [[], HERE],
  ])('behind %j has the address %s', async (trustedProxies, expected) => {
    const addresses: string[] = []
    const server = await startTestServer({
      isListening: true,
      config: { trustedProxies },
      features: () => ({
        authenticate: (_token, address) => {
          addresses.push(address)
          return Promise.resolve(anActor())
        },
      }),
    })
    servers.push(server)
    const socket = io(server.url, {
      transports: ['websocket'],
      auth: { token: 'any' },
      extraHeaders: { 'x-forwarded-for': '203.0.113.7' },
      forceNew: true,
    })
    await new Promise<void>((resolve) => {
      socket.once('connect', () => resolve())
    })
    socket.close()
    expect(addresses).toEqual([expected])
  })
})
