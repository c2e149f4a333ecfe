import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OutboundConfig } from './called-address.ts'
import type { Resolve } from './checked-addresses.ts'
import { outboundOn, type OutboundParts } from './outbound.ts'
import { SELF_SIGNED } from './self-signed.fixtures.ts'

const CONFIG: OutboundConfig = {
  outboundTargets: [],
  demo: false,
  port: 4000,
  databaseUrl: null,
  databasePoolUrl: null,
  databaseReadUrl: null,
}

const unknownName: Resolve = () =>
  Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))

const slowName: Resolve = () => new Promise(() => undefined)

const refusalOf = (url: string, config: Partial<OutboundConfig> = {}, parts: OutboundParts = {}) =>
  outboundOn({ ...CONFIG, ...config }, { resolve: unknownName, ...parts }).refusalOf(url)

/** Counts what arrives; closed after the test. */
async function receiver(listener: RequestListener, options: { isSecure?: boolean } = {}) {
  const requests: string[] = []
  const handle: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    listener(request, response)
  }
  const server = options.isSecure ? https.createServer(SELF_SIGNED, handle) : http.createServer(handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, requests, url: `http://127.0.0.1:${port}/hook`, target: `127.0.0.1:${port}` }
}

const post = (url: string, targets: string[], parts: OutboundParts = {}) =>
  outboundOn({ ...CONFIG, outboundTargets: targets }, { resolve: unknownName, ...parts }).post(url, {
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{}'),
  })

afterEach(() => vi.unstubAllEnvs())

describe('what is no address', () => {
  test.each([
    ['', 'nothing'],
    ['hooks', 'a word'],
    ['//example.org', 'no scheme'],
    ['http://example.org', 'http'],
    ['ftp://example.org', 'another scheme'],
    ['javascript:alert(1)', 'a script'],
    ['https:example.org', 'no slashes'],
    ['https:/example.org', 'one slash'],
    ['https:///example.org', 'three slashes'],
    ['https:\\\\example.org', 'backslashes'],
    ['https://a@example.org', 'an account'],
    ['https://a:b@example.org', 'an account'],
    ['https://@example.org', 'an empty account'],
    ['https://example.org/#part', 'a fragment'],
    ['https://example.org#', 'an empty fragment'],
    ['https://exa mple.org', 'a space'],
    ['https://example.org/\n', 'a line break'],
    ['https://example.org:99999', 'no port'],
    ['https://[fe80::1%25eth0]/', 'a zone'],
    ['https://256.1.1.1', 'no number of an address'],
    [`https://example.org/${'a'.repeat(2_000)}`, 'too long'],
  ])('%s: %s', async (url) => {
    expect(await refusalOf(url)).toBe('pattern')
  })
})

describe('what is in another place than the public internet', () => {
  test.each([
    ['https://10.0.0.1', 'decimal'],
    ['https://10.1', 'short'],
    ['https://167772161', 'one number'],
    ['https://0xa.0.0.1', 'hexadecimal'],
    ['https://0x0a000001', 'one hexadecimal number'],
    ['https://012.0.0.1', 'octal'],
    ['https://0251.0376.0251.0376', 'octal metadata'],
    ['https://10.0.0.1.', 'a trailing dot'],
    ['https://１０.0.0.1', 'full-width digits'],
    ['https://⑩.0.0.1', 'an encircled number'],
    ['https://10。0。0。1', 'ideographic full stops'],
    ['https://%31%30.0.0.1', 'percent-encoded'],
    ['https://127.1', 'loopback'],
    ['https://0', 'unspecified'],
    ['https://169.254.169.254/latest/meta-data', 'metadata'],
    ['https://[::1]', 'loopback'],
    ['https://[::]', 'unspecified'],
    ['https://[::ffff:10.0.0.1]', 'mapped'],
    ['https://[0:0:0:0:0:ffff:a00:1]', 'mapped'],
    ['https://[::10.0.0.1]', 'compatible'],
    ['https://[64:ff9b::10.0.0.1]', 'NAT64'],
    ['https://[2002:a00:1::]', '6to4'],
    ['https://[2001:0:4136:e378:8000:63bf:f5ff:fffe]', 'Teredo'],
    ['https://[fd00::1]', 'unique local'],
    ['https://localhost', 'a local name'],
    ['https://LOCALHOST.', 'a local name with a dot'],
    ['https://a.localhost', 'a name below it'],
    ['https://ⓛocalhost', 'a local name in other letters'],
    ['https://example.org:22', 'a port of another protocol'],
    ['https://example.org:80', 'a port of another protocol'],
  ])('%s: %s', async (url) => {
    expect(await refusalOf(url)).toBe('range')
  })

  test('a name of which one address is private is refused, also in punycode', async () => {
    const asked: string[] = []
    const resolve: Resolve = (host) => {
      asked.push(host)
      return Promise.resolve(['8.8.8.8', 'fd00::1'])
    }
    expect(await refusalOf('https://hooks.example', {}, { resolve })).toBe('range')
    expect(await refusalOf('https://münchen.example.', {}, { resolve })).toBe('range')
    expect(asked).toEqual(['hooks.example', 'xn--mnchen-3ya.example'])
  })
})

describe('what can be called', () => {
  test.each([
    'https://8.8.8.8',
    'https://[2606:4700::1111]:8443/hook?a=1',
    'https://example.org',
    'https://example.org:1024/',
  ])('%s', async (url) => {
    expect(await refusalOf(url, {}, { resolve: () => Promise.resolve(['8.8.8.8']) })).toBeNull()
  })

  test('a name that cannot be resolved now, or not in time', async () => {
    expect(await refusalOf('https://example.org')).toBeNull()
    expect(await refusalOf('https://example.org', {}, { resolve: slowName, timeoutMs: 20 })).toBeNull()
  })

  test('what OUTBOUND_TARGETS names, by http too, and on no other port', async () => {
    const config = { outboundTargets: ['hooks.internal:8443', '[::1]:9000'] }
    expect(await refusalOf('https://hooks.internal:8443/a', config)).toBeNull()
    expect(await refusalOf('http://HOOKS.internal:8443/a', config)).toBeNull()
    expect(await refusalOf('https://[::1]:9000', config)).toBeNull()
    expect(await refusalOf('https://[::1]:9001', config)).toBe('range')
    expect(await refusalOf('http://hooks.internal:8444/a', config)).toBe('pattern')
  })

  test('in the demo programs of the same machine, written so, but not itself and its database', async () => {
    const config = { demo: true, port: 4000, databaseUrl: 'postgres://a:b@127.0.0.1:5433/c' }
    expect(await refusalOf('http://127.0.0.1:9000/hook', config)).toBeNull()
    const refused = []
    for (const url of [
      'http://127.0.0.1:4000/api',
      'http://127.0.0.1:5433',
      'http://127.0.0.1:22',
      'http://127.0.0.1',
      'http://127.1:9000',
      'http://localhost:9000',
      'http://127.0.0.1.:9000',
      'http://[::1]:9000',
    ])
      refused.push(await refusalOf(url, config))
    expect(refused).toEqual(refused.map(() => 'pattern'))
    expect(await refusalOf('https://127.0.0.1:9000', config)).toBe('range')
    expect(await refusalOf('http://127.0.0.1:9000/hook', { ...config, demo: false })).toBe('pattern')
  })
})

describe('a call', () => {
  test('gets the status, when to call again, and how long it took', async () => {
    const { url, target, requests } = await receiver((_request, response) => {
      response.writeHead(503, { 'retry-after': '120' }).end('SECRET-ANSWER')
    })
    expect(await post(url, [target])).toEqual({
      status: 503,
      fault: null,
      retryAfterSeconds: 120,
      ms: expect.any(Number),
    })
    expect(requests).toEqual(['POST /hook'])
  })

  test('does not reach a name that has become a private one since it was saved', async () => {
    const { port, requests } = await receiver((_request, response) => response.end())
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const outbound = outboundOn(CONFIG, { resolve: () => Promise.resolve(answers.shift() ?? []) })
    const url = `https://hooks.example:${port}/hook`
    expect(await outbound.refusalOf(url)).toBeNull()
    expect(await outbound.post(url, { headers: {}, body: Buffer.alloc(0) })).toMatchObject({
      fault: 'address',
    })
    expect(requests).toEqual([])
  })

  test('asks for the addresses of a name once, and connects to one of these', async () => {
    let asked = 0
    // Nothing listens there; a second look at the name would find the machine itself.
    const resolve: Resolve = () => Promise.resolve(asked++ === 0 ? ['2001:4860:4860::dead'] : ['127.0.0.1'])
    const { port, requests } = await receiver((_request, response) => response.end())
    const answer = await post(`https://hooks.example:${port}`, [], { resolve, timeoutMs: 500 })
    expect(['connection', 'timeout']).toContain(answer.fault)
    expect([asked, requests]).toEqual([1, []])
  })

  test('follows no redirect', async () => {
    const other = await receiver((_request, response) => response.end())
    const { url, target } = await receiver((_request, response) => {
      response.writeHead(302, { location: other.url }).end()
    })
    expect(await post(url, [target, other.target])).toMatchObject({ status: 302, fault: 'redirect' })
    expect(other.requests).toEqual([])
  })

  test('reads no setting of a proxy', async () => {
    const proxy = await receiver((_request, response) => response.end())
    const { url, target, requests } = await receiver((_request, response) => response.end())
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'])
      vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`)
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    expect(await post(url, [target])).toMatchObject({ status: 200 })
    expect([requests.length, proxy.requests.length]).toEqual([1, 0])
  })

  test('ends at its time, whatever it waits for', async () => {
    const { url, target } = await receiver(() => undefined)
    expect(await post(url, [target], { timeoutMs: 50 })).toMatchObject({ status: null, fault: 'timeout' })
    expect(await post('https://hooks.example', [], { resolve: slowName, timeoutMs: 50 })).toMatchObject({
      fault: 'timeout',
    })
  })

  test('does not read the answer, however long it is', async () => {
    let sent = 0
    const closed = Promise.withResolvers<void>()
    const { url, target } = await receiver((_request, response) => {
      const part = Buffer.alloc(1_000_000)
      const more = () => {
        sent += part.length
        if (sent < 100_000_000) response.write(part, more)
        else response.end()
      }
      response.on('close', () => closed.resolve())
      response.on('error', () => undefined)
      more()
    })
    expect(await post(url, [target])).toMatchObject({ status: 200, fault: null })
    await closed.promise
    expect(sent).toBeLessThan(20_000_000)
  })

  test('names what went wrong', async () => {
    const { target, url } = await receiver((request) => request.socket.destroy())
    expect(await post(url, [target])).toMatchObject({ fault: 'connection' })
    expect(await post('https://hooks.example', [])).toMatchObject({ fault: 'name' })
    expect(await post('https://10.0.0.1', [])).toMatchObject({ fault: 'address' })
    expect(await post('gopher://example.org', [])).toMatchObject({ fault: 'address' })
    const secure = await receiver((_request, response) => response.end(), { isSecure: true })
    expect(await post(secure.url.replace('http:', 'https:'), [secure.target])).toMatchObject({
      fault: 'certificate',
    })
    expect(secure.requests).toEqual([])
  })

  test.each([
    ['0', 0],
    ['3600', 3_600],
    ['Mon, 02 Mar 2026 09:02:00 GMT', 120],
    ['soon', null],
    ['-5', null],
    ['Mon, 02 Mar 2026 08:00:00 GMT', null],
  ])('reads Retry-After %s', async (text, seconds) => {
    const { url, target } = await receiver((_request, response) => {
      response.writeHead(429, { date: 'Mon, 02 Mar 2026 09:00:00 GMT', 'retry-after': text }).end()
    })
    expect(await post(url, [target])).toMatchObject({ status: 429, retryAfterSeconds: seconds })
  })
})
