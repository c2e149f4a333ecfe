import type { PushEvent } from '@latchkey/domain/platform/events.contract'
import { expect, it } from 'vitest'
import { pacedPushes } from './paced-pushes.ts'

it('tells open pages of the first batch, and then once a second at most (M1.23)', () => {
  let now = 5_000
  const pushed: PushEvent[] = []
  const push = (event: PushEvent) => void pushed.push(event)
  const pushOfBatch = pacedPushes({ push: (change) => change.push('users-refresh', {}) }, () => now)
  const after = (ms: number) => {
    now += ms
    pushed.length = 0
    pushOfBatch({ push })
    return [...pushed]
  }
  const both = ['users-refresh', 'imports-refresh']
  expect([0, 400, 599, 1, 999, 1].map(after)).toEqual([both, [], [], both, [], both])
})
