import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatCheck } from './repeat-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('checks at every interval, and on focus, until stopped', async () => {
  const check = vi.fn<() => void>()
  const page = new EventTarget() as unknown as Window
  const stop = repeatCheck(check, 1000, page)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(check).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('focus'))
  expect(check).toHaveBeenCalledTimes(2)
  stop()
  page.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(check).toHaveBeenCalledTimes(2)
})
