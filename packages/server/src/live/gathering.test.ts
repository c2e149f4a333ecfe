import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gathering } from './gathering.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first push is sent at once, the others once at the end of the window', () => {
  const pushes = gathering(100)
  const sent: number[] = []
  for (let nr = 1; nr <= 200; nr += 1) pushes.send('leads', () => sent.push(nr))
  expect(sent).toEqual([1])
  vi.advanceTimersByTime(100)
  expect(sent).toEqual([1, 200])
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([1, 200])
})

test('a stream of pushes is sent once per window, including the last', () => {
  const pushes = gathering(100)
  const sent: number[] = []
  for (let nr = 1; nr <= 200; nr += 1) {
    pushes.send('leads', () => sent.push(nr))
    vi.advanceTimersByTime(5)
  }
  vi.advanceTimersByTime(100)
  expect(sent).toHaveLength(11)
  expect(sent.at(-1)).toBe(200)
})

test('different keys are not coalesced', () => {
  const pushes = gathering(100)
  const sent: string[] = []
  for (const key of ['leads', 'users', 'leads', 'profile 1', 'profile 2'])
    pushes.send(key, () => sent.push(key))
  expect(sent).toEqual(['leads', 'users', 'profile 1', 'profile 2'])
})

test('flush sends what is pending', () => {
  const pushes = gathering(100)
  const sent: number[] = []
  for (const nr of [1, 2]) pushes.send('leads', () => sent.push(nr))
  pushes.flush()
  expect(sent).toEqual([1, 2])
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([1, 2])
})
