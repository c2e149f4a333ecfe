import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BUILD_CHECK_MS } from '@latchkey/domain/update/build.store'
import { watchServer } from './watch-server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watching() {
  const build = { check: vi.fn<() => Promise<void>>().mockResolvedValue() }
  watchServer({ brand: { check: () => Promise.resolve() }, build, hasPushes: () => true })
  expect(build.check).not.toHaveBeenCalled()
  return build
}

it('compares the builds at every interval, and on focus', async () => {
  const build = watching()
  await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS)
  expect(build.check).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('focus'))
  expect(build.check).toHaveBeenCalledTimes(2)
})

it('compares the builds as soon as a file of this one cannot be fetched', () => {
  const build = watching()
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(build.check).toHaveBeenCalledOnce()
})
