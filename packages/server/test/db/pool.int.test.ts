import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDatabaseAway } from '../../src/availability/faults.ts'
import type { DatabasePool } from '../../src/db/pool.ts'
import { serverOfFile } from '../_harness.ts'

/** The maximum wait of a call for a connection. */
const WAIT_MS = 20_000

const server = await serverOfFile({ config: { overloadSeconds: 60 } })
const unprotected = await serverOfFile({ config: { overloadSeconds: 0 } })
const held: PoolClient[] = []

// Only the timers of the pool: connections work as usual.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  releaseAll()
})

/** Takes every connection, so that later requests wait. */
async function holdAll(pool: DatabasePool): Promise<void> {
  for (let taken = 0; taken < pool.options.max; taken += 1) held.push(await pool.connect())
}

function releaseAll(): void {
  for (const client of held.splice(0)) client.release()
}

async function untilWaiting(pool: DatabasePool): Promise<void> {
  while (pool.waitingCount === 0) await nextTurn()
}

const call = async ({ app }: typeof server) =>
  app.inject({ method: 'POST', url: '/api/users/login', payload: { username: 'ann', password: 'Wrong1!' } })

test('the server is busy for a call that has waited 20 seconds for a connection', async () => {
  const { pool } = server.services
  await holdAll(pool)
  const response = call(server)
  await untilWaiting(pool)
  vi.advanceTimersByTime(WAIT_MS)
  const { statusCode, headers, body } = await response
  expect(statusCode).toBe(503)
  expect(headers).toHaveProperty('retry-after')
  expect(body).toContain('The server is busy.')
})

test('a call whose turn comes before is served', async () => {
  const { pool } = server.services
  await holdAll(pool)
  const response = call(server)
  await untilWaiting(pool)
  vi.advanceTimersByTime(WAIT_MS - 1)
  vi.useRealTimers()
  releaseAll()
  expect((await response).statusCode).toBe(200)
})

test('a call waits for as long as it takes with overload protection off', async () => {
  const { pool } = unprotected.services
  await holdAll(pool)
  const response = call(unprotected)
  await untilWaiting(pool)
  vi.advanceTimersByTime(100 * WAIT_MS)
  vi.useRealTimers()
  releaseAll()
  expect((await response).statusCode).toBe(200)
})

test('broken connections fail the requests that wait for one too, at once; later ones get a new one', async () => {
  const { pool } = unprotected.services
  await holdAll(pool)
  const waiting = pool.connect()
  await untilWaiting(pool)
  pool.breakConnections()
  expect(isDatabaseAway(await waiting.catch((error: unknown) => error))).toBe(true)
  vi.useRealTimers()
  for (const client of held.splice(0)) client.release(true)
  const { rows } = await pool.query<{ one: number }>('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
})
