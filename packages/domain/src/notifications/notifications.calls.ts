import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Page } from '../platform/lists/page.ts'
import type { Notification } from './notification.contract.ts'
import { NOTIFICATIONS_PER_PAGE } from './notification.limits.ts'

export type ReadNotifications = { ids: number[] } | { all: true }

export const notificationsCalls = {
  /** Newest first. */
  page: {
    call: 'GET /notifications/:page/:limit',
    params: (page: number) => ({ page, limit: NOTIFICATIONS_PER_PAGE }),
    response: typed<Page<Notification>>,
  },
  /** At most `UNREAD_COUNTED_MAX`. */
  unread: { call: 'GET /notifications/unread', response: typed<{ unread: number }> },
  read: { call: 'POST /notifications/read', body: typed<ReadNotifications> },
} as const satisfies CallTable

export interface NotificationsEnv extends EnvOf<{ notifications: typeof notificationsCalls }> {}
