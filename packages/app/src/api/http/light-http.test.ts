import { problemOf } from '@latchkey/domain/platform/problem'
import { afterEach, expect, it, vi } from 'vitest'
import { createLightHttp } from './light-http.ts'

const send = createLightHttp('/api')
const get = (path: string) => send({ method: 'GET', path })
const post = (path: string, body: object) => send({ method: 'POST', path, body })
afterEach(() => vi.unstubAllGlobals())

/** Returns the same response to every call. */
function responding(response: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(response)
  vi.stubGlobal('fetch', asked)
  return asked
}

const json = (body: unknown, init?: ResponseInit) => () => Promise.resolve(Response.json(body, init))
const problem = (call: Promise<unknown>) => call.then(() => null, problemOf)

it('sends GET without body and token', async () => {
  const asked = responding(json({ id: 1 }))
  expect(await get('/users/verified-lead/a?phone=%2B44')).toEqual({ id: 1 })
  const [url, request] = asked.mock.calls[0] ?? []
  expect(url).toBe('/api/users/verified-lead/a?phone=%2B44')
  expect(request).toMatchObject({ method: 'GET' })
  expect(request).toMatchObject({ headers: {} })
  expect(request?.body).toBeUndefined()
})

it('sends the headers of every call', async () => {
  const asked = responding(json(true))
  await send({ method: 'GET', path: '/a', headers: { 'x-proof': 'p' } })
  await send({ method: 'POST', path: '/a', headers: { 'x-proof': 'p' } })
  expect(asked.mock.calls.map(([, request]) => request?.headers)).toEqual([
    { 'x-proof': 'p' },
    { 'content-type': 'application/json', 'x-proof': 'p' },
  ])
})

it('posts JSON, and accepts false as a response', async () => {
  const asked = responding(json(false))
  expect(await post('/users/reserve-request/1', { id: 1 })).toBe(false)
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":1}',
  })
})

it('reports invalid fields, and the delay of a 429', async () => {
  const errors = [{ attribute: 'email', errors: [{ name: 'email' }] }]
  responding(json(errors, { status: 422 }))
  expect(await problem(post('/a', {}))).toEqual({ kind: 'invalid', errors })
  responding(json({ error: 'limited' }, { status: 429, headers: { 'retry-after': '90' } }))
  expect(await problem(get('/a'))).toEqual({ kind: 'limited', retryAfterSeconds: 90 })
})

it('reports a missing response as offline and an invalid one as broken', async () => {
  responding(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await problem(get('/a'))).toEqual({ kind: 'offline' })
  responding(() => Promise.resolve(new Response('<html>', { status: 502 })))
  expect(await problem(get('/a'))).toEqual({ kind: 'offline' })
  responding(() => Promise.resolve(new Response('<html>')))
  expect(await problem(get('/a'))).toEqual({ kind: 'broken' })
})
