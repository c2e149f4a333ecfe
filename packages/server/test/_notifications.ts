import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Caller } from './_caller.ts'

/** The newest notifications of somebody. */
export const notificationsOf = async (who: Caller): Promise<Notification[]> =>
  (await who.get('/notifications/1/100')).json<Page<Notification>>().models

/** Their texts. */
export const textsOf = async (who: Caller): Promise<string[]> =>
  (await notificationsOf(who)).map(({ text }) => text)

/** How many of somebody's notifications are unread. */
export const unreadOf = async (who: Caller): Promise<number> =>
  (await who.get('/notifications/unread')).json<{ unread: number }>().unread
