import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { Permission } from '../permissions/permission.enums.ts'
import { notifyFailure } from '../platform/notify.ts'
import { problemOf } from '../platform/problem.ts'
import { outcomeOf } from '../platform/records/write-outcome.ts'
import { RECORD_ADDRESSES } from '../search/record-address.ts'
import type { SearchEnv } from '../search/search.calls.ts'
import type { Notification } from './notification.contract.ts'
import type { NotificationsEnv, ReadNotifications } from './notifications.calls.ts'
import type { Unread } from './unread.store.ts'

interface NotificationListEnv extends NotificationsEnv, SearchEnv {
  stores: { notifications: Pick<Unread, 'load'>; session: { permissions: readonly Permission[] | null } }
}

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
    async read(what: ReadNotifications): Promise<void> {
      const { notifications, stores } = getEnv<NotificationListEnv>(self)
      const outcome = await outcomeOf(() => notifications.read(what))
      if (outcome.kind === 'done') await stores.notifications.load()
      else notifyFailure(self, outcome)
    },
  }))
  .actions((self) => ({
    /** Marks as read; resolves to the address of its lead or its page, null for none. */
    async open({ id, leadId, path, readAt }: Notification): Promise<string | null> {
      const { search, stores } = getEnv<NotificationListEnv>(self)
      if (readAt === null) void self.read({ ids: [id] })
      if (leadId === null) return path
      try {
        const { recent = [] } = await search.recent([{ kind: 'lead', id: leadId }])
        const lead = recent.find((item) => item.kind === 'lead')
        if (lead) return RECORD_ADDRESSES.lead(lead, stores.session.permissions ?? [])
        // Deleted meanwhile, or not permitted any more: the refetched line says so.
        await self.load()
      } catch (caught) {
        notifyFailure(self, { kind: 'failed', problem: problemOf(caught) })
      }
      return null
    },
  }))
