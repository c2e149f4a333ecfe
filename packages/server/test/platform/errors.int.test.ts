import net from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anActor, knowing, probeCalls } from '../_calls.ts'
import { startTestServer, type TestServer } from '../_harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    isListening: true,
    features: () => ({
      authenticate: knowing({
        nothing: anActor(),
        enquiries: anActor({ permissions: new Set(['enquiries-view']) }),
        half: anActor({ permissions: new Set(['units-download']) }),
        whole: anActor({ permissions: new Set(['units-download', 'properties-view']) }),
      }),
    }),
    routes: [probeCalls],
  })
})
afterAll(() => server.close())

const get = (url: string, token?: string) =>
  server.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

const post = (payload: string | undefined, type = 'application/json', url = '/api/probe/body') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    ...(payload === undefined ? {} : { payload }),
  })

async function policyFor(host: string): Promise<string> {
  const answer = await server.app.inject({ url: '/api/probe/public', headers: { host } })
  return String(answer.headers['content-security-policy'])
}

const nested = (levels: number) => `${'{"name":'.repeat(levels)}1${'}'.repeat(levels)}`

/** A body that goes on until nobody reads it any more. */
const endless = () =>
  new ReadableStream({ pull: (body) => body.enqueue(new TextEncoder().encode(`"${'x'.repeat(10_000)}",`)) })

const named = (error: string) => ({ error, message: expect.stringMatching(/^[A-Z].*\.$/) as string })

describe('who may call', () => {
  test.each([undefined, 'unknown', ''])('no good token (%s): 401', async (token) => {
    const answer = await get('/api/probe/signed-in', token)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual(named('unauthenticated'))
  })

  test('another scheme than Bearer: 401', async () => {
    const answer = await server.app.inject({
      url: '/api/probe/signed-in',
      headers: { authorization: 'Basic enquiries' },
    })
    expect(answer.statusCode).toBe(401)
  })

  test('anyOf needs one of its permissions', async () => {
    expect((await get('/api/probe/any', 'enquiries')).statusCode).toBe(200)
    const answer = await get('/api/probe/any', 'half')
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual(named('forbidden'))
  })

  test('allOf needs every one of its permissions', async () => {
    expect((await get('/api/probe/all', 'half')).statusCode).toBe(403)
    expect((await get('/api/probe/all', 'whole')).statusCode).toBe(200)
  })

  test('401 comes before 403, and 403 before the address is looked at', async () => {
    expect((await get('/api/probe/leads/abc')).statusCode).toBe(401)
    expect((await get('/api/probe/leads/abc', 'nothing')).statusCode).toBe(403)
    expect((await get('/api/probe/leads/abc', 'enquiries')).statusCode).toBe(404)
  })
})

describe('addresses', () => {
  test.each(['abc', '-1', '1.5', '0x10', '%20', '999999999999999999999', '2147483648', '１'])(
    'an id that is no id (%s): 404',
    async (id) => {
      const answer = await get(`/api/probe/leads/${encodeURIComponent(id)}`, 'enquiries')
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual(named('not_found'))
    },
  )

  test('an id arrives as a number', async () => {
    expect((await get('/api/probe/leads/17', 'enquiries')).json()).toEqual({ id: 17 })
  })

  test('pages out of range reach the list, which mends them', async () => {
    expect((await get('/api/probe/list/-3/1000')).json()).toEqual({ page: -3, limit: 1000 })
    expect((await get('/api/probe/list/99999999999999999999/0')).json()).toEqual({
      page: 2_147_483_647,
      limit: 0,
    })
    expect((await get('/api/probe/list/one/25')).statusCode).toBe(404)
  })

  test.each(['/api/nothing', '/api', '/api/', '/api/probe/public/more'])(
    '%s does not exist: 404 in JSON',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual(named('not_found'))
    },
  )

  test('a part of an address that is longer than any id or token names nothing: 404', async () => {
    const answer = await get(`/api/probe/leads/${'1'.repeat(101)}`, 'enquiries')
    expect([answer.statusCode, answer.json()]).toEqual([404, named('not_found')])
  })

  test('a call by another method does not exist', async () => {
    expect((await server.app.inject({ method: 'DELETE', url: '/api/probe/public' })).statusCode).toBe(404)
  })

  test.each(['/api/probe/%zz', '/api/probe/public?name=%00'])('%s cannot be read: 400', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(named('bad_request'))
  })
})

describe('bodies', () => {
  test.each(['{"name":', '[1]', '"text"', 'null', 'true', '{"__proto__":{"isAdmin":true}}'])(
    '%s: 400',
    async (payload) => {
      const answer = await post(payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual(named('bad_request'))
    },
  )

  test('fields of the wrong type are left to the rules of the fields', async () => {
    expect((await post('{"name":5,"more":[]}')).json()).toEqual({
      values: { name: '' },
      malformed: { name: ['invalid'] },
    })
  })

  test('nothing at all is an empty body', async () => {
    expect((await post('')).json()).toEqual({ values: { name: '' }, malformed: {} })
    expect((await server.app.inject({ method: 'POST', url: '/api/probe/body' })).json()).toEqual({
      values: { name: '' },
      malformed: {},
    })
  })

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('%s: 415', async (type) => {
    const answer = await post('name=Ada', type)
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual(named('unsupported'))
  })

  test.each([
    ['a call of anyone', '/api/probe/body', 65_536],
    ['a call of somebody signed in', '/api/probe/own-body', 1_048_576],
  ])('%s, one byte over its limit: 413', async (_whose, url, limit) => {
    const send = (length: number) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { authorization: 'Bearer nothing' },
        payload: { name: 'x'.repeat(length - '{"name":""}'.length) },
      })
    expect((await send(limit)).statusCode).toBe(200)
    const answer = await send(limit + 1)
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual(named('too_large'))
  })

  test('a body that is refused is not received to its end, and the refusal takes its time', async () => {
    const from = performance.now()
    const answer = await fetch(`${server.url}/api/probe/body`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless(),
      duplex: 'half',
    })
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
    expect(performance.now() - from).toBeGreaterThan(190)
  })

  test('the body of a call that does not exist is held to the limit of anyone', async () => {
    const long = JSON.stringify({ name: 'x'.repeat(65_536) })
    expect((await post(long, 'application/json', '/api/nothing')).statusCode).toBe(413)
  })

  test('twenty levels of a body are read, more are refused: 400', async () => {
    expect((await post(nested(20))).statusCode).toBe(200)
    const answer = await post(nested(21))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(named('bad_request'))
  })
})

describe('refusals', () => {
  test('failing fields are a plain list', async () => {
    const answer = await post('{}', 'application/json', '/api/probe/fields')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual([{ attribute: 'property.name', errors: [{ name: 'required' }] }])
  })

  test('too many tries say when to come back, in whole seconds', async () => {
    const answer = await get('/api/probe/limited')
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('13')
    expect(answer.json()).toEqual(named('rate_limited'))
  })

  test.each([
    ['conflict', {}],
    ['clash', { clash: { id: 7, name: 'Ada Lovelace', viewingDate: 1_772_442_000 } }],
    ['held', { heldBy: { id: 8, name: 'Ada Lovelace', status: 7 } }],
  ])('%s: 409 with what it is about', async (name, more) => {
    const answer = await get(`/api/probe/${name}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ ...named(name), ...more })
  })

  test('a fault says nothing of its cause, only the id to find it by', async () => {
    const answer = await get('/api/probe/fault')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual(named('server_error'))
    expect(answer.body).not.toContain('hunter2')
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('every answer', () => {
  const answers = [
    '/api/probe/public',
    '/api/probe/signed-in',
    '/api/probe/fault',
    '/api/nothing',
    '/api/probe/%zz',
    '/api/openapi.json',
    '/api/probe/public?name=%00',
    '/',
    '/enquiries',
    '/assets/missing.js',
    '/media/missing.webp',
  ]

  test.each(answers)('%s carries the security headers and an id', async (url) => {
    const { headers } = await get(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toMatch(/^default-src '(self|none)'/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('of the API is kept by no cache', async () => {
    expect((await get('/api/probe/public')).headers['cache-control']).toBe('no-store')
    expect((await get('/api/probe/signed-in')).headers['cache-control']).toBe('no-store')
  })

  test('names only the socket of its own host, whatever the host is called', async () => {
    expect(await policyFor('lettings.example:4450')).toContain(
      "connect-src 'self' ws://lettings.example:4450;",
    )
    expect(await policyFor("x;script-src 'unsafe-inline'")).not.toContain("script-src 'unsafe-inline'")
  })

  test('no script or style element inside a page is allowed', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const directive = (name: string) => policy.split(';').find((part) => part.startsWith(`${name} `))
    expect(directive('script-src')).toBe("script-src 'self'")
    expect(directive('style-src')).not.toContain('unsafe-inline')
  })
})

test('bytes that are no HTTP are turned away without bringing the server down', async () => {
  const { port } = new URL(server.url)
  const socket = net.connect(Number(port), '127.0.0.1')
  socket.end('NONSENSE\r\n\r\n')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 400/)
  expect((await fetch(`${server.url}/api/probe/public`)).status).toBe(200)
})
