import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { Permission } from '../permissions/permission.enums.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import { RECORD_ADDRESSES } from '../search/record-address.ts'
import type { SearchEnv } from '../search/search.calls.ts'
import type { Notification } from './notification.contract.ts'
import type { NotificationsEnv, ReadNotifications } from './notifications.calls.ts'

export const NotificationListModel = types
  .model('Notifications', {})
  .volatile(() => ({
    /** Newest first; null until loaded. */
    known: null as readonly Notification[] | null,
    /** Number of pages displayed. */
    pages: 1,
    hasOlder: false,
    /** True when the last fetch failed. */
    hasFailed: false,
    turn: 0,
  }))
  .views((self) => ({
    get lines(): readonly Notification[] {
      return self.known ?? []
    },
    get phase(): 'loading' | 'failed' | 'ready' {
      if (self.known !== null) return 'ready'
      return self.hasFailed ? 'failed' : 'loading'
    },
  }))
  .actions((self) => ({
    /**
     * Fetches the first `pages` pages; keeps the current lines on failure. A late answer never replaces a newer
     * one.
     */
    load: flow(function* (pages = self.pages) {
      const turn = ++self.turn
      const { notifications } = getEnv<NotificationsEnv>(self)
      try {
        const numbers = Array.from({ length: pages }, (_, index) => index + 1)
        const answers = yield* toGenerator(Promise.all(numbers.map((page) => notifications.page(page))))
        if (turn !== self.turn) return
        // A new line between two answers moves the last of one page to the next.
        const byId = new Map(answers.flatMap(({ models }) => models).map((line) => [line.id, line]))
        self.known = [...byId.values()]
        self.pages = pages
        self.hasOlder = pages < Math.max(...answers.map(({ lastPage }) => lastPage))
        self.hasFailed = false
      } catch {
        if (turn === self.turn) self.hasFailed = true
      }
    }),
    read: (what: ReadNotifications): Promise<WriteOutcome> =>
      outcomeOf(() => getEnv<NotificationsEnv>(self).notifications.read(what)),
    /** Null when the lead may no longer be opened (rule A12.3). */
    async addressOf(leadId: number, permissions: readonly Permission[]): Promise<string | null> {
      const { recent = [] } = await getEnv<SearchEnv>(self).search.recent([{ kind: 'lead', id: leadId }])
      const lead = recent.find((item) => item.kind === 'lead')
      return lead ? RECORD_ADDRESSES.lead(lead, permissions) : null
    },
  }))

export interface NotificationList extends Instance<typeof NotificationListModel> {}

/** Shares the environment of `store`. */
export const createNotificationList = (store: object): NotificationList =>
  NotificationListModel.create({}, getEnv<NotificationsEnv & SearchEnv>(store))
