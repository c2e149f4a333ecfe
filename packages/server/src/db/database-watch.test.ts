import { once } from 'node:events'
import net from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAvailability, type Availability } from '../availability/availability.ts'
import { watchDatabase } from './database-watch.ts'

/** Within which requests to a database that no longer answers are answered. */
const AWAY_AFTER_MS = 2_000

/** A database that accepts connections and never answers. */
const silent = net.createServer()
const breakConnections = vi.fn<() => void>()
let availability: Availability
let end: () => void

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  breakConnections.mockReset()
  availability = createAvailability(() => 0)
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as net.AddressInfo
  ;({ stop: end } = watchDatabase({
    address: { connectionString: `postgresql://latchkey@127.0.0.1:${port}/latchkey` },
    pool: { breakConnections },
    log: pino({ level: 'silent' }),
    availability,
  }))
})
afterEach(async () => {
  end()
  vi.useRealTimers()
  silent.close()
  await once(silent, 'close')
})

test('a database that does not answer for two seconds is away, and pending queries fail, once', () => {
  vi.advanceTimersByTime(AWAY_AFTER_MS - 1)
  expect(availability.isDatabaseAway).toBe(false)
  expect(breakConnections).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(availability.isDatabaseAway).toBe(true)
  vi.advanceTimersByTime(10 * AWAY_AFTER_MS)
  expect(breakConnections).toHaveBeenCalledOnce()
})
