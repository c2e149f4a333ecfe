import { readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFolder } from '../../../packages/server/test/_embedded-folders.ts'
import { freePort } from '../../../packages/server/test/_server-process.ts'
import { hasNginx, startNginx, type Proxy } from './_nginx.ts'

// Part of `npm test` and of `npm run lab -- cluster`: it needs nginx, but neither a database nor the product.
const canRun = hasNginx()
if (!canRun) console.warn('\n!!! SKIPPED: the tests of deploy/nginx.conf need nginx on this machine.\n')

const TOKEN = 'q7fT0pJb-3xkW_9sVhLr2mZcYd8NeA4uGi6BoK1tXwE'

/** The user agent of a call, by which its line in the log is known. */
const userAgent = (nr: number) => `Browser/1.${nr}`

describe.runIf(canRun)('deploy/nginx.conf', () => {
  let folder: string
  let proxy: Proxy
  /** Headers of the requests that reached the server, by path and query. */
  const received = new Map<string, http.IncomingHttpHeaders>()
  const server = http.createServer((request, response) => {
    received.set(request.url ?? '', request.headers)
    if (request.url === '/own-headers') response.setHeader('content-security-policy', "default-src 'self'")
    response.end('{}')
  })
  server.on('upgrade', (request, socket) => {
    received.set(request.url ?? '', request.headers)
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n')
  })

  beforeAll(async () => {
    folder = openFolder('proxy')
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    proxy = await startNginx(folder, await freePort(), [port, port, port])
  })
  afterAll(async () => {
    await proxy.close()
    server.close()
    rmSync(folder, { recursive: true })
  })

  let calls = 0
  /** Calls whose request line may be unreadable, so that the log has no user agent. */
  const unreadable = new Set<number>()
  /** Makes a call and resolves with its status. */
  async function call(address: string, headers: http.OutgoingHttpHeaders = {}): Promise<number | undefined> {
    calls += 1
    const request = http.get(`${proxy.url}${address}`, {
      headers: { 'user-agent': userAgent(calls), ...headers },
      agent: false,
    })
    request.on('upgrade', (_response, socket) => socket.destroy())
    const [response] = (await Promise.race([once(request, 'response'), once(request, 'upgrade')])) as [
      http.IncomingMessage,
    ]
    if (response.statusCode !== 101) await text(response)
    return response.statusCode
  }

  const logOf = (name: string) => readFileSync(path.join(proxy.folder, name), 'utf8')
  /** The access log, once it contains every call: a process of nginx logs after it has answered. */
  async function lines(): Promise<string> {
    for (let nr = 1; nr <= calls; nr += 1) {
      if (unreadable.has(nr)) continue
      await expect.poll(() => logOf('access.log')).toContain(`"${userAgent(nr)}"`)
    }
    return logOf('access.log')
  }

  test('the log has the path, the status and the process of each request', async () => {
    await call('/enquiries?q=Ann')
    const line = (await lines()).split('\n').find((each) => each.includes('/enquiries'))
    expect(line).toMatch(
      /^127\.0\.0\.1 \[[^\]]+\] GET \/enquiries HTTP\/1\.1 200 2 \d\.\d{3} 127\.0\.0\.1:\d+ 200 "Browser\/1\.\d+"$/,
    )
  })

  test.each([
    `/reset-password/${TOKEN}?username=ann%40example.com`,
    `/qualifying-questions/${TOKEN}`,
    `/reserve-property/${TOKEN}/`,
    `/reserve-property/${TOKEN}).`,
    `/api/users/qualifying-questions/${TOKEN}`,
    `/api/users/verified-lead/${TOKEN}?lastName=Lee`,
    `/calendar-feed/${TOKEN}.ics`,
    `/reset-password/${TOKEN.replace('q', '%71')}`,
    `/reset-password/${TOKEN}/${TOKEN}`,
  ])('the token of %s is not logged', async (address) => {
    expect(await call(address, { referer: `${proxy.url}${address}` })).toBe(200)
    const log = await lines()
    expect(log).toContain('(hidden)')
    expect(log).not.toContain(TOKEN.slice(1))
  })

  test.each([
    `/reset-password/${TOKEN}%20`,
    `/reset-password/${TOKEN}%20and%20more`,
    `/reset-password/${TOKEN}=`,
    `/reset-password/${TOKEN}%0a`,
    `/reset-password/${TOKEN}%0D%0Ax`,
    `/reset-password/x%0a/${TOKEN}`,
    `/%0areset-password/${TOKEN}`,
    `/reset-password/${TOKEN} `,
    `/reset-password/${TOKEN} more`,
    `/reset-password/${TOKEN}\n`,
    `/reset-password/${TOKEN}%00`,
    `/reset-password/${TOKEN}%zz`,
  ])('nor is that of %j, whatever the response', async (address) => {
    calls += 1
    const socket = net.connect(Number(new URL(proxy.url).port), '127.0.0.1')
    socket.end(
      `GET ${address} HTTP/1.1\r\nHost: x\r\nUser-Agent: ${userAgent(calls)}\r\nConnection: close\r\n\r\n`,
    )
    await text(socket)
    // A request line that cannot be read has no user agent: the next call is logged after it.
    await call('/api/health')
    await expect.poll(() => logOf('access.log')).toContain(`"${userAgent(calls)}"`)
    for (const name of ['access.log', 'error.log']) expect(logOf(name)).not.toContain(TOKEN.slice(1))
    unreadable.add(calls - 1)
  })

  test('its own responses have the security headers, once, and not its version', async () => {
    for (const address of ['/metrics', '/%zz', `/${'x'.repeat(40_000)}`, '/api/version']) {
      const { headers } = await fetch(`${proxy.url}${address}`)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        server: 'nginx',
      })
    }
    // The page of the product keeps its own.
    expect((await fetch(`${proxy.url}/own-headers`)).headers.get('content-security-policy')).toBe(
      "default-src 'self'",
    )
  })

  test('neither queries nor referrers are logged', async () => {
    await call('/api/duplicates?phone=07700900123&lastName=Lee')
    await call('/api/search?q=Ann', { referer: `${proxy.url}/enquiries?q=Ann` })
    const log = await lines()
    expect(log).toContain('GET /api/search HTTP')
    expect(log).not.toMatch(/07700900123|lastName|Lee|q=|Ann/)
  })

  test('an upgrade is forwarded for the path of sockets only', async () => {
    const offer = { connection: 'Upgrade', upgrade: 'websocket', 'x-forwarded-for': '198.51.100.1' }
    expect(await call('/socket.io/?transport=websocket', offer)).toBe(101)
    expect(await call('/api/version', { ...offer, upgrade: 'h2c' })).toBe(200)
    const [socket, plain] = ['/socket.io/?transport=websocket', '/api/version'].map((url) =>
      received.get(url),
    )
    expect(socket).toMatchObject({ upgrade: 'websocket', connection: 'upgrade' })
    expect(plain?.upgrade).toBeUndefined()
    for (const headers of [socket, plain]) {
      expect(headers).toMatchObject({
        host: new URL(proxy.url).host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
      })
    }
  })

  test('failures are in the access log, and no request line is in the error log', async () => {
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
    const failed = await fetch(`${proxy.url}/api/health`)
    expect([failed.status, failed.headers.get('x-frame-options')]).toEqual([502, 'DENY'])
    expect(await call(`/reset-password/${TOKEN}?username=ann`)).toBe(502)
    expect(await lines()).toMatch(/ GET \/reset-password\/\(hidden\) HTTP\/1\.1 502 /)
    expect(logOf('error.log')).not.toMatch(/request:|referrer:|username/)
  })
})
