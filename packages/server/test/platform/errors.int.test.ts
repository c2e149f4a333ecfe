import net from 'node:net'
import { describe, expect, test } from 'vitest'
import { anActor, knowing, probeCalls } from '../_calls.ts'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile({
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
  const response = await server.app.inject({ url: '/api/probe/public', headers: { host } })
  return String(response.headers['content-security-policy'])
}

const nested = (levels: number) => `${'{"name":'.repeat(levels)}1${'}'.repeat(levels)}`

/** An endless body. */
const endless = () =>
  new ReadableStream({ pull: (body) => body.enqueue(new TextEncoder().encode(`"${'x'.repeat(10_000)}",`)) })

const named = (error: string) => ({ error, message: expect.stringMatching(/^[A-Z].*\.$/) as string })

describe('access', () => {
  test.each([undefined, 'unknown', ''])('401 without a valid token (%s)', async (token) => {
    const response = await get('/api/probe/signed-in', token)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(named('unauthenticated'))
  })

  test('401 for another scheme than Bearer', async () => {
    const response = await server.app.inject({
      url: '/api/probe/signed-in',
      headers: { authorization: 'Basic enquiries' },
    })
    expect(response.statusCode).toBe(401)
  })

  test('anyOf needs one of its permissions', async () => {
    expect((await get('/api/probe/any', 'enquiries')).statusCode).toBe(200)
    const response = await get('/api/probe/any', 'half')
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual(named('forbidden'))
  })

  test('allOf needs all of its permissions', async () => {
    expect((await get('/api/probe/all', 'half')).statusCode).toBe(403)
    expect((await get('/api/probe/all', 'whole')).statusCode).toBe(200)
  })

  test('401 has priority over 403, and 403 over validation of the address', async () => {
    expect((await get('/api/probe/leads/abc')).statusCode).toBe(401)
    expect((await get('/api/probe/leads/abc', 'nothing')).statusCode).toBe(403)
    expect((await get('/api/probe/leads/abc', 'enquiries')).statusCode).toBe(404)
  })
})

describe('addresses', () => {
  test.each(['abc', '-1', '1.5', '0x10', '%20', '999999999999999999999', '2147483648', '１'])(
    '404 for an invalid id (%s)',
    async (id) => {
      const response = await get(`/api/probe/leads/${encodeURIComponent(id)}`, 'enquiries')
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual(named('not_found'))
    },
  )

  test('an id is parsed as a number', async () => {
    expect((await get('/api/probe/leads/17', 'enquiries')).json()).toEqual({ id: 17 })
  })

  test('the list gets page numbers out of range, and clamps them', async () => {
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
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual(named('not_found'))
    },
  )

  test('404 for a segment longer than any id or token', async () => {
    const response = await get(`/api/probe/leads/${'1'.repeat(101)}`, 'enquiries')
    expect([response.statusCode, response.json()]).toEqual([404, named('not_found')])
  })

  test('404 for another method', async () => {
    expect((await server.app.inject({ method: 'DELETE', url: '/api/probe/public' })).statusCode).toBe(404)
  })

  test.each(['/api/probe/%zz', '/api/probe/public?name=%00'])('400 for %s', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(named('bad_request'))
  })
})

describe('bodies', () => {
  test.each(['{"name":', '[1]', '"text"', 'null', 'true', '{"__proto__":{"isAdmin":true}}'])(
    '400 for %s',
    async (payload) => {
      const response = await post(payload)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual(named('bad_request'))
    },
  )

  test('fields of the wrong type are left to validation', async () => {
    expect((await post('{"name":5,"more":[]}')).json()).toEqual({
      values: { name: '' },
      malformed: { name: ['invalid'] },
    })
  })

  test('an empty request is an empty body', async () => {
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
  ])('415 for %s', async (type) => {
    const response = await post('name=Ada', type)
    expect(response.statusCode).toBe(415)
    expect(response.json()).toEqual(named('unsupported'))
  })

  test.each([
    ['a public call', '/api/probe/body', 65_536],
    ['a call for signed-in users', '/api/probe/own-body', 1_048_576],
  ])('413 for %s, one byte over its limit', async (_whose, url, limit) => {
    const send = (length: number) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { authorization: 'Bearer nothing' },
        payload: { name: 'x'.repeat(length - '{"name":""}'.length) },
      })
    expect((await send(limit)).statusCode).toBe(200)
    const response = await send(limit + 1)
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual(named('too_large'))
  })

  test('the rest of a rejected body is not received, and the answer is delayed', async () => {
    const from = performance.now()
    const response = await fetch(`${server.url}/api/probe/body`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless(),
      duplex: 'half',
    })
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
    expect(performance.now() - from).toBeGreaterThan(190)
  })

  test('the body of an unknown call has the limit of public calls', async () => {
    const long = JSON.stringify({ name: 'x'.repeat(65_536) })
    expect((await post(long, 'application/json', '/api/nothing')).statusCode).toBe(413)
  })

  test('400 above twenty levels of nesting', async () => {
    expect((await post(nested(20))).statusCode).toBe(200)
    const response = await post(nested(21))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(named('bad_request'))
  })
})

describe('errors', () => {
  test('failing fields are a plain list', async () => {
    const response = await post('{}', 'application/json', '/api/probe/fields')
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual([{ attribute: 'property.name', errors: [{ name: 'required' }] }])
  })

  test('429 has Retry-After in whole seconds', async () => {
    const response = await get('/api/probe/limited')
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('13')
    expect(response.json()).toEqual(named('rate_limited'))
  })

  test.each([
    ['conflict', {}],
    ['clash', { clash: { id: 7, name: 'Ada Lovelace', viewingDate: 1_772_442_000 } }],
    ['held', { heldBy: { id: 8, name: 'Ada Lovelace', status: 7 } }],
  ])('%s: 409 with its details', async (name, more) => {
    const response = await get(`/api/probe/${name}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ ...named(name), ...more })
  })

  test('a server error contains the request id, but not its cause', async () => {
    const response = await get('/api/probe/fault')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual(named('server_error'))
    expect(response.body).not.toContain('hunter2')
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('every answer', () => {
  const responses = [
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

  test.each(responses)('%s has security headers and a request id', async (url) => {
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

  test('of the API is not cached', async () => {
    expect((await get('/api/probe/public')).headers['cache-control']).toBe('no-store')
    expect((await get('/api/probe/signed-in')).headers['cache-control']).toBe('no-store')
  })

  test('allows the socket of its own host only, whatever its name', async () => {
    expect(await policyFor('lettings.example:4450')).toContain(
      "connect-src 'self' ws://lettings.example:4450;",
    )
    expect(await policyFor("x;script-src 'unsafe-inline'")).not.toContain("script-src 'unsafe-inline'")
  })

  test('allows no inline script or style element', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const directive = (name: string) => policy.split(';').find((part) => part.startsWith(`${name} `))
    expect(directive('script-src')).toBe("script-src 'self'")
    expect(directive('style-src')).not.toContain('unsafe-inline')
  })
})

test('bytes that are not HTTP are rejected without ending the server', async () => {
  const { port } = new URL(server.url)
  const socket = net.connect(Number(port), '127.0.0.1')
  socket.end('NONSENSE\r\n\r\n')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 400/)
  expect((await fetch(`${server.url}/api/probe/public`)).status).toBe(200)
})
