import type { Page } from '../platform/lists/page.ts'
import type { BaseEnv } from '../platform/env.ts'
import type { Notification } from './notification.contract.ts'

export type ReadNotifications = { ids: number[] } | { all: true }

/** Calls reject with a `ProblemError`. */
export interface NotificationsPort {
  /** `NOTIFICATIONS_PER_PAGE` lines, newest first. */
  page(page: number): Promise<Page<Notification>>
  /** At most `UNREAD_COUNTED_MAX`. */
  unread(): Promise<{ unread: number }>
  read(what: ReadNotifications): Promise<boolean>
}

export interface NotificationsEnv extends BaseEnv {
  notifications: NotificationsPort
}
