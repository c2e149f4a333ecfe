import type { Page } from '../platform/lists/page.ts'
import type { BaseEnv } from '../platform/env.ts'
import type { Notification } from './notification.contract.ts'

/** The notifications that were read: some, or all there are. */
export type ReadNotifications = { ids: number[] } | { all: true }

/** The API calls about what happened to one's own leads. They reject with a `ProblemError`. Source: decision A12. */
export interface NotificationsPort {
  /** One page of `NOTIFICATIONS_PER_PAGE`, newest first. */
  page(page: number): Promise<Page<Notification>>
  /** How many are unread, counted up to `UNREAD_COUNTED_MAX`. */
  unread(): Promise<{ unread: number }>
  /** Marks some as read. */
  read(what: ReadNotifications): Promise<boolean>
}

/** The environment with these calls. */
export interface NotificationsEnv extends BaseEnv {
  notifications: NotificationsPort
}
