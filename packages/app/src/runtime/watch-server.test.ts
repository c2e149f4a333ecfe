import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchServer } from './watch-server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('compares the builds as soon as a file of this one cannot be fetched', () => {
  const build = { check: vi.fn<() => Promise<void>>().mockResolvedValue() }
  watchServer({ brand: { check: () => Promise.resolve() }, build, hasPushes: () => true })
  expect(build.check).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(build.check).toHaveBeenCalledOnce()
})
