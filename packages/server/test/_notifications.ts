import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Caller } from './_caller.ts'

/** Newest first. */
export const notificationsOf = async (who: Caller): Promise<Notification[]> =>
  (await who.get('/notifications/1/100')).json<Page<Notification>>().models

export const textsOf = async (who: Caller): Promise<string[]> =>
  (await notificationsOf(who)).map(({ text }) => text)

export const unreadOf = async (who: Caller): Promise<number> =>
  (await who.get('/notifications/unread')).json<{ unread: number }>().unread
