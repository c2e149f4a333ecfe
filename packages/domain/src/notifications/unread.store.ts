import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { NotificationsEnv } from './notifications.calls.ts'

export const UnreadModel = types
  .model('Unread notifications', {})
  .volatile(() => ({
    count: 0,
    /** Incremented on each push; an open panel refetches on it. */
    revision: 0,
  }))
  .actions((self) => ({
    /** Keeps the last count on failure. A late answer never replaces a newer one. */
    load: flow(function* () {
      const turn = ++self.revision
      try {
        const { unread } = yield* toGenerator(getEnv<NotificationsEnv>(self).notifications.unread())
        if (turn === self.revision) self.count = unread
      } catch {
        // Retried with the next push or page.
      }
    }),
    /** Also invalidates a pending answer. */
    forget() {
      self.revision += 1
      self.count = 0
    },
  }))
  .actions((self) => ({ receiveRefresh: () => self.load() }))

export interface Unread extends Instance<typeof UnreadModel> {}
