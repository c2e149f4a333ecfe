import { expect, it, vi } from 'vitest'
import { applyEvent } from '../live/apply-event.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { createRootStore } from '../root/root.store.ts'
import type { NotificationsEnv } from './notifications.calls.ts'

function opened(unread: NotificationsEnv['notifications']['unread']) {
  const root = createRootStore(anEnv({ notifications: { unread } }))
  return { root, unread: root.notifications }
}

it('refetches the count on every push, and after pushes may have been missed', async () => {
  let count = 0
  const { root, unread } = opened(() => Promise.resolve({ unread: ++count }))
  await unread.load()
  expect([unread.count, unread.revision]).toEqual([1, 1])
  applyEvent(root, 'notifications-refresh', {})
  await vi.waitFor(() => expect([unread.count, unread.revision]).toEqual([2, 2]))
  root.receiveRefresh()
  await vi.waitFor(() => expect(unread.count).toBe(3))
})

it('keeps the newer of two answers, and the last count on failure', async () => {
  const first = Promise.withResolvers<{ unread: number }>()
  const answers = [() => first.promise, () => Promise.resolve({ unread: 5 }), failing('offline')]
  const { unread } = opened(() => answers.shift()?.() ?? Promise.resolve({ unread: 0 }))
  const late = unread.load()
  await unread.load()
  first.resolve({ unread: 9 })
  await late
  expect(unread.count).toBe(5)
  await unread.load()
  expect(unread.count).toBe(5)
})

it('clears the count on forget, and drops a pending answer', async () => {
  const answer = Promise.withResolvers<{ unread: number }>()
  const { root, unread } = opened(() => answer.promise)
  const loading = unread.load()
  root.forget()
  answer.resolve({ unread: 4 })
  await loading
  expect(unread.count).toBe(0)
})
