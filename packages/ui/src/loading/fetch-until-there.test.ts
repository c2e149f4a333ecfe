import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchUntilThere } from './fetch-until-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A load that fails this many times, then succeeds. */
function fetching(failures: number, afterMs = 10_000) {
  const load = vi.fn<() => Promise<void>>().mockResolvedValue()
  for (let nr = 0; nr < failures; nr += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const page = new EventTarget()
  const giveUp = fetchUntilThere(load, afterMs, page)
  return { load, giveUp, comeOnline: () => page.dispatchEvent(new Event('online')) }
}

it('fetches once after the delay, and only once', async () => {
  const { load, comeOnline } = fetching(0)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  comeOnline()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledOnce()
})

it('fetches at once without a delay', () => {
  const { load } = fetching(0, 0)
  expect(load).toHaveBeenCalledOnce()
})

it('retries after increasing pauses', async () => {
  const { load } = fetching(3)
  await vi.advanceTimersByTimeAsync(10_000 + 5_000 + 10_000 + 19_999)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(4)
})

it('retries as soon as the browser is online, and not before a failure', async () => {
  const { load, comeOnline } = fetching(1)
  comeOnline()
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  comeOnline()
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(2)
})

it('stops fetching once it is cancelled', async () => {
  const { load, giveUp, comeOnline } = fetching(9)
  await vi.advanceTimersByTimeAsync(10_000)
  giveUp()
  comeOnline()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledOnce()
})
