import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { NotificationsEnv } from './notifications.port.ts'

/** How many notifications a person has not read. What they say comes with the panel. Source: decision A12. */
export const UnreadModel = types
  .model('Unread notifications', {})
  .volatile(() => ({
    count: 0,
    /** Rises whenever there may be others than before. */
    revision: 0,
  }))
  .actions((self) => ({
    /** Counts them; when that fails, the last count stays. A late answer never replaces a newer one. */
    load: flow(function* () {
      const turn = ++self.revision
      try {
        const { unread } = yield* toGenerator(getEnv<NotificationsEnv>(self).notifications.unread())
        if (turn === self.revision) self.count = unread
      } catch {
        // The next push or page brings it.
      }
    }),
    /** Drops the count, for the next person at this screen. */
    forget() {
      self.revision += 1
      self.count = 0
    },
  }))

/** How many notifications a person has not read. */
export interface Unread extends Instance<typeof UnreadModel> {}
