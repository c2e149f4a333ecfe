import { expect, test } from 'vitest'
import { rateLimitOn } from '../../src/rate-limits/rate-limit.ts'
import { triesOn } from '../../src/rate-limits/tries.ts'
import { serverOfFile } from '../_harness.ts'

const WINDOW_MS = 15 * 60_000
const server = await serverOfFile()
const limit = rateLimitOn(server.context)

test('tries are allowed up to the limit, and again when the window has ended', async () => {
  const hit = async () => (await limit.hit('window', 2, WINDOW_MS)).isAllowed
  expect([await hit(), await hit(), await hit()]).toEqual([true, true, false])
  server.clock.advance(WINDOW_MS - 1000)
  expect(await hit()).toBe(false)
  server.clock.advance(1000)
  expect([await hit(), await hit(), await hit()]).toEqual([true, true, false])
})

test('a rejection contains the end of the window, which began with the first try, and does not count', async () => {
  await limit.hit('waiting', 1, WINDOW_MS)
  server.clock.advance(60_000)
  const rejected = await limit.hit('waiting', 1, WINDOW_MS)
  expect(rejected).toEqual({ isAllowed: false, count: 1, retryAfterSeconds: 14 * 60 })
  expect(await limit.peek('waiting')).toEqual({ count: 1, retryAfterSeconds: 14 * 60 })
})

test('peek does not count, and clear resets', async () => {
  expect(await limit.peek('looked')).toEqual({ count: 0, retryAfterSeconds: 0 })
  await limit.hit('looked', 1, WINDOW_MS)
  await limit.peek('looked')
  expect((await limit.peek('looked')).count).toBe(1)
  await limit.clear('looked')
  expect((await limit.hit('looked', 1, WINDOW_MS)).isAllowed).toBe(true)
})

test('each key has its own count', async () => {
  await limit.hit('address:1', 1, WINDOW_MS)
  expect((await limit.hit('address:2', 1, WINDOW_MS)).isAllowed).toBe(true)
})

test('of many concurrent tries exactly the allowed number pass', async () => {
  const hits = await Promise.all(Array.from({ length: 40 }, () => limit.hit('rush', 10, WINDOW_MS)))
  expect(hits.filter(({ isAllowed }) => isAllowed)).toHaveLength(10)
  expect((await limit.peek('rush')).count).toBe(10)
})

test('of several counters, a try that one of them rejects counts in none', async () => {
  const [wide, narrow] = [
    { key: 'wide', max: 3, windowMs: WINDOW_MS },
    { key: 'narrow', max: 1, windowMs: WINDOW_MS },
  ]
  const tries = triesOn(server.context)
  await tries.count(wide, narrow)
  await expect(tries.count(wide, narrow)).rejects.toThrow('429')
  expect([(await limit.peek('wide')).count, (await limit.peek('narrow')).count]).toEqual([1, 1])
})
