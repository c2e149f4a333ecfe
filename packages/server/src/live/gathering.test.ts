import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gathering } from './gathering.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Merged pushes are joined by a plus sign. */
function gatheringInto(sent: string[]) {
  return gathering<string>({
    send: (push) => void sent.push(push),
    merge: (one, other) => `${one}+${other}`,
    gatherMs: 100,
  })
}

test('the first push is sent at once, the others as one at the end of the window', () => {
  const sent: string[] = []
  const pushes = gatheringInto(sent)
  for (let nr = 1; nr <= 4; nr += 1) pushes.send('leads', String(nr))
  expect(sent).toEqual(['1'])
  vi.advanceTimersByTime(100)
  expect(sent).toEqual(['1', '2+3+4'])
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(2)
})

test('a stream of pushes is sent once per window, including the last', () => {
  const sent: string[] = []
  const pushes = gatheringInto(sent)
  for (let nr = 1; nr <= 200; nr += 1) {
    pushes.send('leads', String(nr))
    vi.advanceTimersByTime(5)
  }
  vi.advanceTimersByTime(100)
  expect(sent).toHaveLength(11)
  expect(sent.at(-1)).toMatch(/\+200$/)
})

test('different keys are not coalesced', () => {
  const sent: string[] = []
  const pushes = gatheringInto(sent)
  for (const key of ['leads', 'users', 'leads', 'profile 1', 'profile 2']) pushes.send(key, key)
  expect(sent).toEqual(['leads', 'users', 'profile 1', 'profile 2'])
})

test('flush sends what is pending', () => {
  const sent: string[] = []
  const pushes = gatheringInto(sent)
  for (const nr of ['1', '2']) pushes.send('leads', nr)
  pushes.flush()
  expect(sent).toEqual(['1', '2'])
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(2)
})
