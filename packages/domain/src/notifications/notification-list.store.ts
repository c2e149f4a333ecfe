import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { Permission } from '../permissions/permission.enums.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import { RECORD_ADDRESSES } from '../search/record-address.ts'
import type { SearchEnv } from '../search/search.port.ts'
import type { Notification } from './notification.contract.ts'
import type { NotificationsEnv, ReadNotifications } from './notifications.port.ts'

/** The notifications of the panel. Source: decision A12. */
export const NotificationListModel = types
  .model('Notifications', {})
  .volatile(() => ({
    /** Newest first; null until they have been read. */
    known: null as readonly Notification[] | null,
    /** How many pages are shown. */
    pages: 1,
    hasOlder: false,
    /** True when the last reading failed. */
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
    /** Reads so many pages; what is known stays where that fails. A late answer never replaces a newer one. */
    load: flow(function* (pages = self.pages) {
      const turn = ++self.turn
      const { notifications } = getEnv<NotificationsEnv>(self)
      try {
        const numbers = Array.from({ length: pages }, (_, index) => index + 1)
        const answers = yield* toGenerator(Promise.all(numbers.map((page) => notifications.page(page))))
        if (turn !== self.turn) return
        // One that came between two answers moves the last of a page to the next.
        const byId = new Map(answers.flatMap(({ models }) => models).map((line) => [line.id, line]))
        self.known = [...byId.values()]
        self.pages = pages
        self.hasOlder = pages < Math.max(...answers.map(({ lastPage }) => lastPage))
        self.hasFailed = false
      } catch {
        if (turn === self.turn) self.hasFailed = true
      }
    }),
    /** Marks some as read. */
    read: (what: ReadNotifications): Promise<WriteOutcome> =>
      outcomeOf(() => getEnv<NotificationsEnv>(self).notifications.read(what)),
    /** Where a lead is opened by a person with these permissions; null for one that they may not open any more. */
    async addressOf(leadId: number, permissions: readonly Permission[]): Promise<string | null> {
      const { recent = [] } = await getEnv<SearchEnv>(self).search.recent([{ kind: 'lead', id: leadId }])
      const lead = recent.find((item) => item.kind === 'lead')
      return lead ? RECORD_ADDRESSES.lead(lead, permissions) : null
    },
  }))

/** The notifications of the panel. */
export interface NotificationList extends Instance<typeof NotificationListModel> {}

/** Begins with none, in the environment of another store. */
export const createNotificationList = (store: object): NotificationList =>
  NotificationListModel.create({}, getEnv<NotificationsEnv & SearchEnv>(store))
