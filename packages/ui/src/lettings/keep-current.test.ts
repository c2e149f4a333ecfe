import type { LiveState } from '@latchkey/domain/live/live.messages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepCurrent, NOT_LIVE_AFTER_MS, READ_AGAIN_MS, type WatchedPage } from './keep-current.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function world() {
  const navigator = { onLine: true }
  const page = Object.assign(new EventTarget(), { navigator }) as unknown as WatchedPage & EventTarget
  const states: LiveState[] = []
  const readAgain = vi.fn<() => void>()
  const current = keepCurrent({ setState: (state) => states.push(state), readAgain }, page)
  current.setLive(false)
  return {
    current,
    readAgain,
    state: () => states.at(-1),
    goOffline: () => {
      navigator.onLine = false
      page.dispatchEvent(new Event('offline'))
    },
    goOnline: () => {
      navigator.onLine = true
      page.dispatchEvent(new Event('online'))
    },
    focus: () => page.dispatchEvent(new Event('focus')),
  }
}

it('neither reports nor refetches when the connection is established quickly', async () => {
  const { current, readAgain, state, focus } = world()
  await vi.advanceTimersByTimeAsync(NOT_LIVE_AFTER_MS - 1)
  current.setLive(true)
  await vi.advanceTimersByTimeAsync(READ_AGAIN_MS * 3)
  focus()
  expect(state()).toBe('live')
  expect(readAgain).not.toHaveBeenCalled()
})

it('reports a missing connection, and refetches every 30 seconds and on focus until it is live', async () => {
  const { current, readAgain, state, focus } = world()
  await vi.advanceTimersByTimeAsync(NOT_LIVE_AFTER_MS)
  expect(state()).toBe('not-live')
  await vi.advanceTimersByTimeAsync(READ_AGAIN_MS * 2)
  expect(readAgain).toHaveBeenCalledTimes(2)
  focus()
  expect(readAgain).toHaveBeenCalledTimes(3)
  // Each failed attempt calls this; the delay must not restart.
  current.setLive(false)
  expect(state()).toBe('not-live')
  current.setLive(true)
  expect(state()).toBe('live')
  await vi.advanceTimersByTimeAsync(READ_AGAIN_MS * 2)
  expect(readAgain).toHaveBeenCalledTimes(3)
})

it('reports at once that the browser is offline, and refetches as soon as it is online', async () => {
  const { current, readAgain, state, goOffline, goOnline } = world()
  current.setLive(true)
  goOffline()
  expect(state()).toBe('offline')
  current.setLive(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toBe('offline')
  readAgain.mockClear()
  goOnline()
  expect(readAgain).toHaveBeenCalledOnce()
  expect(state()).toBe('not-live')
  current.setLive(true)
  expect(state()).toBe('live')
})

it('has no effect once it is stopped', async () => {
  const { current, readAgain, state, goOffline, focus } = world()
  await vi.advanceTimersByTimeAsync(NOT_LIVE_AFTER_MS)
  current.stop()
  goOffline()
  focus()
  await vi.advanceTimersByTimeAsync(READ_AGAIN_MS * 2)
  expect(state()).toBe('not-live')
  expect(readAgain).not.toHaveBeenCalled()
})
