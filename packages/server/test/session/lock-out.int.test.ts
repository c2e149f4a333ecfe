import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { beforeEach, expect, test } from 'vitest'
import { accountKey } from '../../src/session/lock-out.queries.ts'
import { ACCOUNT_FAILURES, ADDRESS_FAILURES, LOCK_AFTER } from '../../src/session/session.limits.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { makeUser, TEST_PASSWORD } from '../_people.ts'
import { auditOf } from '../_staff.ts'

const MINUTE = 60_000

const server = await serverOfFile({ config: { trustedProxies: 1 } })
beforeEach(() => server.db.deleteFrom('attempt').execute())

const login = (username: string, password: string, from = '203.0.113.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'x-forwarded-for': from },
    payload: { username, password },
  })

/** Inserted instead of made, as each would hash a password. */
const failedBefore = (userId: number, failures: number, origin = '203.0.113.1') =>
  server.db
    .insertInto('sign_in_failure')
    .values({ user_id: userId, origin, failures, last_at: new Date(server.clock.now) })
    .onConflict((known) => known.columns(['user_id', 'origin']).doUpdateSet({ failures }))
    .execute()

const countsOf = async (userId: number) => {
  const rows = await server.db
    .selectFrom('sign_in_failure')
    .select('failures')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ failures }) => failures)
}

test('the tenth consecutive failure locks for 15 minutes, also for the right password', async () => {
  const { userId, username } = await makeUser(server.db, [])
  await failedBefore(userId, LOCK_AFTER - 2)
  await login(username, 'wrong')
  expect((await login(username, TEST_PASSWORD)).json()).toHaveProperty('jwt')
  await login(username, 'wrong')
  await failedBefore(userId, LOCK_AFTER - 1)
  await login(username, 'wrong')
  expect((await login(username, TEST_PASSWORD)).body).toBe('false')
  server.clock.advance(15 * MINUTE - 1000)
  expect((await login(username, TEST_PASSWORD)).body).toBe('false')
  server.clock.advance(1000)
  expect((await login(username, TEST_PASSWORD)).json()).toHaveProperty('jwt')
  const actions = (await auditOf(server, 'user', userId)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'session.refuse')).toHaveLength(5)
  expect(actions.filter((action) => action === 'user.lock')).toHaveLength(1)
})

test('a successful sign-in resets the count', async () => {
  const { userId, username } = await makeUser(server.db, [])
  await login(username, 'wrong')
  await login(username, TEST_PASSWORD)
  expect(await countsOf(userId)).toEqual([])
})

test('a lock holds for the address that failed, and for no other', async () => {
  const { userId, username } = await makeUser(server.db, [])
  await failedBefore(userId, LOCK_AFTER - 1)
  await login(username, 'wrong')
  expect((await login(username, TEST_PASSWORD)).body).toBe('false')
  expect((await login(username, TEST_PASSWORD, '198.51.100.1')).json()).toHaveProperty('jwt')
  expect((await login(username, TEST_PASSWORD)).body).toBe('false')
})

test('failures of a single address do not block a new one, however many', async () => {
  const { username } = await makeUser(server.db, [])
  await Promise.all(Array.from({ length: ACCOUNT_FAILURES + 2 }, () => login(username, 'wrong')))
  expect((await login(username, TEST_PASSWORD, '192.0.2.1')).json()).toHaveProperty('jwt')
})

test('failures of many addresses block an account, except from addresses that its owner has used', async () => {
  const { username } = await makeUser(server.db, [])
  await login(username, TEST_PASSWORD, '198.51.100.1')
  await Promise.all(
    Array.from({ length: ACCOUNT_FAILURES }, (_, nr) => login(username, 'wrong', `203.0.113.${nr}`)),
  )
  expect((await login(username, TEST_PASSWORD, '192.0.2.1')).body).toBe('false')
  expect((await login(username, TEST_PASSWORD, '198.51.100.1')).json()).toHaveProperty('jwt')
  server.clock.advance(15 * MINUTE)
  expect((await login(username, TEST_PASSWORD, '192.0.2.1')).json()).toHaveProperty('jwt')
})

test('unlock lifts the limit on an account that many addresses have reached', async () => {
  const { userId, username } = await makeUser(server.db, [])
  await server.db
    .insertInto('attempt')
    .values({
      key: accountKey(userId),
      count: ACCOUNT_FAILURES,
      window_ends_at: new Date(server.clock.now + 15 * MINUTE),
    })
    .execute()
  expect((await login(username, TEST_PASSWORD)).body).toBe('false')
  const manager = await caller(server, 'users-view')
  expect((await manager.post(`/users/${userId}/unlock`)).json()).toBe(true)
  expect((await login(username, TEST_PASSWORD)).json()).toHaveProperty('jwt')
})

test('of concurrent guesses ten are checked: a later right one is rejected', async () => {
  const { userId, username } = await makeUser(server.db, [])
  await failedBefore(userId, LOCK_AFTER)
  const responses = await Promise.all(Array.from({ length: 5 }, () => login(username, TEST_PASSWORD)))
  expect(responses.map(({ body }) => body)).toEqual(Array.from({ length: 5 }, () => 'false'))
})

test('of 150 concurrent guesses of one address 50 are checked, on any account', async () => {
  const responses = await Promise.all(
    Array.from({ length: 150 }, (_, nr) => login(`nobody${nr}@latchkey.example`, 'wrong')),
  )
  const codes = responses.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(ADDRESS_FAILURES)
  expect(codes.filter((code) => code === 429)).toHaveLength(150 - ADDRESS_FAILURES)
})

test('429 with Retry-After after 50 failures of one address, on any account', async () => {
  const { username } = await makeUser(server.db, [])
  const wrong = () => login('guess@x.example', 'x')
  expect((await wrong()).body).toBe('false')
  await server.db
    .updateTable('attempt')
    .set({ count: ADDRESS_FAILURES - 1 })
    .execute()
  expect((await wrong()).body).toBe('false')
  const response = await login(username, TEST_PASSWORD)
  expect(response.statusCode).toBe(429)
  expect(response.json()).toEqual({ error: 'rate_limited', message: TOO_MANY_ATTEMPTS })
  expect(Number(response.headers['retry-after'])).toBe(900)
  server.clock.advance(15 * MINUTE)
  expect((await login(username, TEST_PASSWORD)).json()).toHaveProperty('jwt')
})
