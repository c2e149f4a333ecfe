import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTicks } from './waiting-ticker.ts'

const NOW = 1_773_655_200
const page = Object.assign(new EventTarget(), { hidden: false })
let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', page)
  page.hidden = false
  stops = []
})
afterEach(async () => {
  for (const stop of stops) stop()
  await Promise.resolve()
  vi.useRealTimers()
})

function aWatcher({ next = NOW + 20, until = NOW + 3600 } = {}, onRunOut = vi.fn<() => void>()) {
  const waiting: Waiting = {
    minutes: 5,
    state: 'ok',
    clock: { at: NOW, next, until, warnMinutes: 120, targetMinutes: 240 },
  }
  return { waiting, onTick: vi.fn<() => void>(), onRunOut }
}

async function watching(...watchers: ReturnType<typeof aWatcher>[]) {
  stops = watchers.map(watchTicks)
  await Promise.resolve()
}

function setHidden(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

it('uses one timer for all watchers, at the earliest minute of any', async () => {
  const [early, late] = [aWatcher({ next: NOW + 20 }), aWatcher({ next: NOW + 45 })]
  await watching(early, late)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(19_000)
  expect(early.onTick).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(early.onTick).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(early.onTick).toHaveBeenCalledTimes(3)
})

it('has no timer without watchers or while the page is hidden', async () => {
  const watcher = aWatcher()
  await watching(watcher)
  setHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(600_000)
  expect(watcher.onTick).not.toHaveBeenCalled()
  setHidden(false)
  expect(watcher.onTick).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(1)
  for (const stop of stops) stop()
  await Promise.resolve()
  expect(vi.getTimerCount()).toBe(0)
})

it('refetches once for all rows when the office closes, and has no timer until the response', async () => {
  const askAgain = vi.fn<() => void>()
  await watching(aWatcher({ until: NOW + 30 }, askAgain), aWatcher({ until: NOW + 30 }, askAgain))
  vi.advanceTimersByTime(30_000)
  expect(askAgain).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  setHidden(true)
  setHidden(false)
  expect(askAgain).toHaveBeenCalledOnce()
})

it('handles a minute beyond the longest timer of browsers', async () => {
  const days = 40 * 86_400
  const watcher = aWatcher({ next: NOW + days, until: NOW + days + 3600 })
  await watching(watcher)
  vi.advanceTimersByTime(days * 1000)
  expect(watcher.onTick.mock.calls.length).toBeGreaterThan(1)
})

it('has no timer for a waiting time that no longer changes', async () => {
  await watching({ ...aWatcher(), waiting: { minutes: 5, state: 'ok' } })
  expect(vi.getTimerCount()).toBe(0)
})
