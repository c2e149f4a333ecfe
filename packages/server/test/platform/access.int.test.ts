import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { expect, test } from 'vitest'
import { permissionsPage } from '../../src/platform/http/access-docs.ts'
import { accessTable } from '../../src/platform/http/access-plugin.ts'
import { probeCalls } from '../_calls.ts'
import { serverOfFile, startTestServer } from '../_harness.ts'

const server = await serverOfFile({ routes: [probeCalls] })

/** Public calls; an addition needs a review. */
const PUBLIC = [
  'GET /api/health',
  'GET /api/intake/received/:id',
  'GET /api/openapi.json',
  'GET /api/ready',
  'GET /api/settings/brand',
  'GET /api/users/qualifying-questions/:token',
  'GET /api/users/verified-lead/:token',
  'GET /api/users/your-enquiry/:token',
  'GET /api/version',
  'POST /api/intake/enquiries',
  'POST /api/intake/sources/:code',
  'POST /api/referencing/webhook',
  'POST /api/users/jwt-login',
  'POST /api/users/login',
  'POST /api/users/qualifying-questions/:id',
  'POST /api/users/request-password-reset',
  'POST /api/users/reserve-request/:id',
  'POST /api/users/reset-password',
  'POST /api/users/two-factor/enrol',
  'POST /api/users/two-factor/enrol/confirm',
  'POST /api/users/two-factor/sign-in',
  'POST /api/users/your-enquiry/:id/book',
  'POST /api/users/your-enquiry/:id/cancel',
  'POST /api/users/your-enquiry/:id/feedback',
  'POST /api/users/your-enquiry/:id/send-link',
  'POST /api/users/your-enquiry/:id/slots',
]

test('the server does not start with a route without access; the error names it', async () => {
  const start = startTestServer({
    routes: [
      async (app) => {
        app.post('/forgotten', () => true)
      },
    ],
  })
  await expect(start).rejects.toThrow('POST /api/forgotten does not declare its access')
})

test('only these calls are public', () => {
  const open = accessTable(server.app).filter(
    ({ access, url }) => access === 'public' && !url.startsWith('/api/probe'),
  )
  expect(open.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(PUBLIC)
})

test('the page of permissions lists every call and every permission', () => {
  const table = accessTable(server.app)
  const page = permissionsPage(table)
  for (const { method, url } of table) expect(page).toContain(`| ${method} | \`${url}\` |`)
  for (const permission of PERMISSIONS) expect(page).toContain(`| ${permission} | `)
  expect(page).toContain('| GET | `/api/probe/all` | properties-view and units-download |  |')
})

test('the OpenAPI description lists every call and its access', async () => {
  const response = await server.app.inject('/api/openapi.json')
  const { paths } = response.json<{
    paths: Record<string, Record<string, { description: string; security?: unknown }>>
  }>()
  for (const { method, url, access, keys } of accessTable(server.app).filter(
    (entry) => !entry.url.endsWith('openapi.json'),
  )) {
    const call = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(call?.description).toContain('Who: ')
    expect(call?.security === undefined).toBe(access === 'public' && keys.length === 0)
  }
})
