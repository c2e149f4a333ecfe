import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAvailability, type Availability } from './availability.ts'
import { measureDelay, watchLoad } from './load-watch.ts'

const warn = vi.fn<(line: object, message?: string) => void>()
let availability: Availability
let delayMs: number
let end: () => void

const measure = () => ({ read: () => delayMs, end: () => undefined })

function watch(maxDelaySeconds: number): void {
  end = watchLoad({ maxDelaySeconds, availability, log: { warn }, measure })
}

beforeEach(() => {
  vi.useFakeTimers()
  warn.mockReset()
  availability = createAvailability(() => 0)
  delayMs = 0
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

test('a delay sustained for ten seconds is an overload, until a second with a short one', () => {
  watch(2)
  delayMs = 2_001
  vi.advanceTimersByTime(10_000)
  expect(availability.isOverloaded).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(availability.isOverloaded).toBe(true)
  vi.advanceTimersByTime(5_000)
  expect(warn).toHaveBeenCalledTimes(1)
  delayMs = 2_000
  vi.advanceTimersByTime(1_000)
  expect(availability.isOverloaded).toBe(false)
})

test('a short peak is not, however high', () => {
  watch(2)
  for (let nr = 0; nr < 5; nr += 1) {
    delayMs = 60_000
    vi.advanceTimersByTime(9_000)
    delayMs = Number.NaN
    vi.advanceTimersByTime(1_000)
    expect(availability.isOverloaded).toBe(false)
  }
})

test('0 disables the watch', () => {
  watch(0)
  delayMs = 60_000
  vi.advanceTimersByTime(60_000)
  expect(availability.isOverloaded).toBe(false)
})

test('measures the mean delay since the last call', async () => {
  vi.useRealTimers()
  end = () => undefined
  const measurement = measureDelay()
  for (let nr = 0; nr < 3; nr += 1) {
    await setImmediate()
    const until = performance.now() + 100
    while (performance.now() < until);
  }
  await setImmediate()
  expect(measurement.read()).toBeGreaterThan(20)
  expect(measurement.read()).toBeNaN()
  measurement.end()
})
