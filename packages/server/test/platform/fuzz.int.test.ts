import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { expect, test } from 'vitest'
import { fuzzer, isDescribed, type ApiDescription } from '../_fuzzer.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead } from '../_leads.ts'

/** Per kind of caller; `npm run lab -- security` sends many more. */
const REQUESTS = 300

let signedIn: Record<string, string> = {}
const server = await serverOfFile()
const api = (await server.app.inject('/api/openapi.json')).json<ApiDescription>()
const home = await insertHome(server.db)
for (const status of [1, 3, 7, 9, 11]) await insertLead(server.db, { status, property_id: home })

test('there are requests for every call, reproducible by seed', () => {
  const [one, other] = [fuzzer(api, 1), fuzzer(api, 1)]
  expect(one.calls.length).toBeGreaterThan(70)
  const made = Array.from({ length: 2000 }, () => one.next())
  expect(made.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => other.next()))
  expect(new Set(made.map(({ call }) => call))).toEqual(new Set(one.calls))
})

test.each([
  ['without a session', 10],
  ['with every permission', 30],
])('a request %s never gets a server error, and each status is documented (seed %i)', async (who, seed) => {
  const requests = fuzzer(api, seed)
  const faults: unknown[] = []
  const undescribed = new Set<string>()
  for (let nr = 0; nr < REQUESTS; nr += 1) {
    // A new session from time to time: some calls end their own session.
    const headers =
      who === 'without a session' || nr % 50 > 0 ? null : (await server.signIn(PERMISSIONS)).headers
    if (headers) signedIn = headers
    const { call, ...request } = requests.next()
    const response = await server.app.inject({
      ...request,
      method: request.method as 'POST',
      headers: { ...request.headers, ...(who === 'without a session' ? {} : signedIn) },
      remoteAddress: `198.51.100.${nr % 200}`,
    })
    if (!isDescribed(api, call, response.statusCode)) undescribed.add(`${call}: ${response.statusCode}`)
    if (response.statusCode >= 500) faults.push({ call, status: response.statusCode, ...request })
  }
  expect(faults).toEqual([])
  expect([...undescribed]).toEqual([])
})
