import fs from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type { Media } from '@latchkey/domain/media/media.contract'
import { SOCKET_PATH } from '@latchkey/domain/platform/events.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import type { SignedIn } from '../_people.ts'
import { picture, sendForm } from '../_pictures.ts'

let server: TestServer
let agent: SignedIn
let project: number
let location: string
const appFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-headers-'))

beforeAll(async () => {
  fs.mkdirSync(path.join(appFolder, 'assets'))
  const page = '<!doctype html><meta name="time-zone" content="Europe/London" />'
  for (const name of ['index.html', 'tenant.html', 'assets/main-a1b2.js'])
    fs.writeFileSync(path.join(appFolder, name), page)
  const config = { publicUrl: 'https://lettings.example', demo: true }
  server = await startTestServer({ isListening: true, appFolder, config })
  agent = await server.signIn(['properties-view', 'units-download'])
  project = await insertProject(server.db)
  const upload = { name: 'upload', fileName: 'a.jpg', bytes: await picture({ width: 60, height: 40 }) }
  location = (await sendForm(server, agent, '/media/upload-image', upload)).json<Media>().location ?? ''
})
afterAll(async () => {
  await server.close()
  fs.rmSync(appFolder, { recursive: true })
})

interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
}

/** Over the network, since not every answer passes through the application. */
function ask(
  url: string,
  { method = 'GET', headers = {}, body = '', to = server }: Partial<Asked> = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(to.url)
    const request = http.request({ hostname, port, path: url, method, headers })
    request.on('error', reject)
    request.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }))
    })
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode, headers: response.headers })
    })
    request.end(body)
  })
}

interface Asked {
  method: string
  headers: Record<string, string>
  body: string
  to: TestServer
}

const JSON_BODY = { 'content-type': 'application/json' }
const HANDSHAKE = `${SOCKET_PATH}/?EIO=4&transport=websocket`
const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'bGF0Y2hrZXkgbGF0Y2hrZQ==',
}

/** Every kind of answer; the server sends no redirects. */
const KINDS: readonly [kind: string, status: number, answer: () => Promise<Reply>][] = [
  ['a call', 200, () => ask('/api/version')],
  ['not signed in', 401, () => ask('/api/users/profile')],
  ['not allowed', 403, () => ask('/api/leads/enquiries/1/10', { headers: agent.headers })],
  ['invalid fields', 422, () => ask('/api/users/login', { method: 'POST', headers: JSON_BODY, body: '{}' })],
  [
    'a body that is not JSON',
    400,
    () => ask('/api/users/login', { method: 'POST', headers: JSON_BODY, body: '{' }),
  ],
  ['an unsupported type', 415, () => ask('/api/users/login', { method: 'POST', body: 'a' })],
  ['an invalid address', 400, () => ask('/api/%zz')],
  ['an unknown call', 404, () => ask('/api/gone')],
  ['a missing file', 404, () => ask('/assets/gone.js')],
  ['a missing picture', 404, () => ask('/media/gone.webp')],
  ['the app', 200, () => ask('/')],
  ['a page within the app', 200, () => ask('/main-menu/enquiries')],
  ['the page of tenants', 200, () => ask('/qualifying-questions/a-b_1')],
  ['a page with a token', 200, () => ask('/reset-password/a-b_1')],
  ['a built file', 200, () => ask('/assets/main-a1b2.js')],
  ['a picture', 200, () => ask(location)],
  [
    'a spreadsheet',
    200,
    () => ask(`/api/projects/${project}/download-units`, { method: 'POST', headers: agent.headers }),
  ],
  ['the description of the calls', 200, () => ask('/api/openapi.json')],
  ['the pages about the calls', 200, () => ask('/api/docs')],
  ['the mails of the demo', 200, () => ask('/dev/mail')],
  ['the same as JSON', 200, () => ask('/dev/mail.json')],
  ['an admitted socket', 101, () => ask(HANDSHAKE, { headers: UPGRADE })],
  ['a socket by another transport', 400, () => ask(`${SOCKET_PATH}/?EIO=4&transport=polling`)],
]

/** Rules of a policy by directive. */
const rulesOf = (policy: string) =>
  new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/)
      return [name, sources]
    }),
  )

describe.each(KINDS)('%s', (_kind, status, answer) => {
  test('has every security header', async () => {
    const { status: got, headers } = await answer()
    expect(got).toBe(status)
    const rules = rulesOf(String(headers['content-security-policy']))
    expect(rules.get('frame-ancestors')).toEqual(["'none'"])
    const scripts = rules.get('script-src') ?? rules.get('default-src') ?? ['no directive']
    expect(scripts.filter((source) => source !== "'self'" && source !== "'none'")).toEqual([])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
  })
})

test('without https, no header requires https', async () => {
  const plain = await startTestServer({ isListening: true, appFolder })
  for (const url of ['/', '/api/version', '/api/%zz', `${SOCKET_PATH}/`]) {
    const { headers } = await ask(url, { to: plain })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
  await plain.close()
})
