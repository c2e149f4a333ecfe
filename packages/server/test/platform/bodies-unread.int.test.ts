import { beforeEach, expect, test } from 'vitest'
import { anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile({ config: { trustedProxies: [] } })
beforeEach(() => server.db.deleteFrom('attempt').execute())

test.each([
  ['sign-in', '/users/login'],
  ['sign-in', '/users/two-factor/sign-in'],
  ['sign-in', '/users/two-factor/enrol'],
  ['sign-in', '/users/two-factor/enrol/confirm'],
  ['forgot', '/users/request-password-reset'],
  ['reset', '/users/reset-password'],
  ['intake-key', '/intake/enquiries'],
])('an address with too many tries (%s) is rejected by %s before its body is read', async (what, url) => {
  await server.db
    .insertInto('attempt')
    .values({ key: `${what}:127.0.0.1`, count: 50, window_ends_at: new Date(server.clock.now + 60_000) })
    .execute()
  const response = await anonymous(server).post(url, { notes: 'x'.repeat(8_000_000) })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60'])
})
