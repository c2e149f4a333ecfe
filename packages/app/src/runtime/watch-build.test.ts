import { BUILD_CHECK_MS } from '@latchkey/domain/update/build.store'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchBuild } from './watch-build.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('checks each minute, and when the person comes back, until it is stopped', async () => {
  const check = vi.fn<() => Promise<void>>().mockResolvedValue()
  const page = new EventTarget() as unknown as Window
  const stop = watchBuild({ check }, page)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS)
  expect(check).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('focus'))
  expect(check).toHaveBeenCalledTimes(2)
  stop()
  page.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(BUILD_CHECK_MS * 3)
  expect(check).toHaveBeenCalledTimes(2)
})
