import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMediaStore } from '../../src/media/open-media-store.ts'
import { startTestServer, type TestServer } from '../_harness.ts'

let server: TestServer
let appFolder: string

function writeApp(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(appFolder, name)), { recursive: true })
    fs.writeFileSync(path.join(appFolder, name), text)
  }
}

beforeAll(async () => {
  appFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-app-'))
  server = await startTestServer({ appFolder, config: { timeZone: 'Europe/Lisbon', passwordMax: 64 } })
})
afterAll(async () => {
  await server.close()
  fs.rmSync(appFolder, { recursive: true })
})

/** The brand in the page. */
const brandOfPage = async () => /<meta name="brand" content="([^"]*)"/.exec((await get('/')).body)?.[1]

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('before the first build a page says what to do, and there is no build id', async () => {
  const folder = path.join(appFolder, 'not-built')
  const unbuilt = await startTestServer({ appFolder: folder })
  const response = await unbuilt.app.inject('/enquiries')
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('npm run build')
  expect((await unbuilt.app.inject('/api/version')).json()).toEqual({ build: null })
  await unbuilt.close()
})

describe('with a build', () => {
  beforeAll(() =>
    writeApp({
      'index.html':
        '<!doctype html><meta name="time-zone" content="Europe/London" /><meta name="password-max" content="30" /><meta name="brand" content="" /><title>Latchkey</title>',
      'tenant.html':
        '<!doctype html><meta name="time-zone" content="Europe/London" /><title>For tenants</title>',
      'build.json': '{"build":"one"}',
      'favicon.svg': '<svg/>',
      'assets/main-a1b2.js': 'export {}',
      'assets/main-a1b2.js.br': 'pretend',
    }),
  )

  test('a page contains the brand, if one is set', async () => {
    expect(await brandOfPage()).toBe('')
    await server.db.updateTable('office').set({ agency_name: '"><script>$&' }).execute()
    expect(await brandOfPage()).toContain(
      '&quot;agencyName&quot;:&quot;\\&quot;&gt;&lt;script&gt;$&amp;&quot;',
    )
    await server.db.updateTable('office').set({ agency_name: null }).execute()
  })

  test('a page needs no database, and has the last known brand', async () => {
    await server.db.updateTable('office').set({ agency_name: 'Vale' }).execute()
    await get('/')
    server.context.availability.isDatabaseAway = true
    try {
      expect((await get('/')).body).toContain('Vale')
    } finally {
      server.context.availability.isDatabaseAway = false
    }
    await server.db.updateTable('office').set({ agency_name: null }).execute()
  })

  test.each(['/%2e%2e/x', '/..%2fx', '/assets/%2e%2e/%2e%2e/x', '/media/%2e%2e/x', '/%5c..%5cx'])(
    '%s is not redirected',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect(statusCode === 404 || body.includes('<title>Latchkey</title>')).toBe(true)
    },
  )

  test.each(['/', '/enquiries', '/leads/17?tab=notes', '/reset-password', '/404'])(
    '%s is the app',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.body).toContain('<title>Latchkey</title>')
      expect(response.body).toContain('name="time-zone" content="Europe/Lisbon"')
      expect(response.body).toContain('name="password-max" content="64"')
    },
  )

  test.each(['/qualifying-questions/a-b_1', '/reserve-property/a-b_1', '/reset-password/a-b_1?username=a'])(
    '%s holds a token: it is not cached, and sent as no referrer',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.headers['referrer-policy']).toBe('no-referrer')
    },
  )

  test.each([
    ['/qualifying-questions/a-b_1', 'For tenants'],
    ['/reserve-property/a-b_1/?from=mail', 'For tenants'],
    ['/qualifying-questions', 'Latchkey'],
    ['/qualifying-questions/a.b', 'Latchkey'],
    ['/reserve-property/a/b', 'Latchkey'],
  ])('%s is the page %j, with the time zone in it', async (url, title) => {
    const { body } = await get(url)
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain('content="Europe/Lisbon"')
  })

  test('files named by their content are cached for ever, others revalidated', async () => {
    const script = await get('/assets/main-a1b2.js')
    expect(script.statusCode).toBe(200)
    expect(script.headers['content-type']).toContain('javascript')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('a compressed file is sent to browsers that accept it', async () => {
    const response = await get('/assets/main-a1b2.js', { 'accept-encoding': 'br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['content-type']).toContain('javascript')
    expect(response.body).toBe('pretend')
  })

  test.each(['/assets/gone-c3d4.js', '/assets/', '/media/gone.webp', '/media/', '/api/gone'])(
    '%s gets 404, not a page, and is not cached',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toContain('application/json')
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/media/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..%2findex.html%00',
  ])('%s does not leave the folder', async (url) => {
    const response = await get(url)
    expect(response.body).not.toContain('"name"')
  })

  test.each([
    ['If-Match of another version', { 'if-match': '"other"' }],
    ['If-Unmodified-Since of an earlier time', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ])('%s: 412', async (_what, headers) => {
    for (const url of ['/favicon.svg', '/assets/main-a1b2.js']) {
      const response = await get(url, headers)
      expect([response.statusCode, response.json().error]).toEqual([412, 'precondition_failed'])
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test('a range after the end: 416, with the length of the file', async () => {
    const response = await get('/favicon.svg', { range: 'bytes=1000-' })
    expect([response.statusCode, response.json().error]).toEqual([416, 'range_not_satisfiable'])
    expect(response.headers).toMatchObject({ 'content-range': 'bytes */6', 'cache-control': 'no-store' })
  })

  test('a range within a file is sent', async () => {
    const response = await get('/favicon.svg', { range: 'bytes=1-3' })
    expect([response.statusCode, response.body]).toEqual([206, 'svg'])
    expect(response.headers['content-range']).toBe('bytes 1-3/6')
  })

  test('only GET and HEAD are served', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/enquiries' })).statusCode).toBe(404)
  })

  test('the version is that of the build, and a new one is noticed without a restart', async () => {
    expect((await get('/api/version')).json()).toEqual({ build: 'one' })
    fs.rmSync(path.join(appFolder, 'build.json'))
    expect((await get('/api/version')).json()).toEqual({ build: 'one' })
    writeApp({ 'build.json': '{"build":"two"}' })
    fs.utimesSync(path.join(appFolder, 'build.json'), new Date(), new Date(Date.now() + 5000))
    expect((await get('/api/version')).json()).toEqual({ build: 'two' })
  })
})

test('pictures are cached for ever and never rendered as a page', async () => {
  const name = `${'a'.repeat(32)}-card.webp`
  await openMediaStore(server.context.config).put(name, Buffer.from('picture'))
  const response = await get(`/media/${name}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
})
