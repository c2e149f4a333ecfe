import {
  type ReadNotificationsBody,
  readNotificationsErrors,
  type Notification,
} from '@latchkey/domain/notifications/notification.contract'
import { NOTIFICATIONS_PER_PAGE } from '@latchkey/domain/notifications/notification.limits'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { presentNotification } from './notifications.present.ts'
import { notificationQueries } from './notifications.queries.ts'

export type NotificationsService = ReturnType<typeof notificationsService>

export function notificationsService(context: Context) {
  const queries = notificationQueries(context.db)
  const dateFormatter = createDateFormatter(context.config.timeZone)
  return {
    /** Newest first. */
    async page(actor: Actor, params: { page: number; limit: number }): Promise<Page<Notification>> {
      const query = boundedPage(params, { defaultLimit: NOTIFICATIONS_PER_PAGE })
      const [records, total] = await Promise.all([
        queries.page(actor.userId, query),
        queries.count(actor.userId),
      ])
      return pageOf(
        records.map((record) => presentNotification(actor, record, dateFormatter)),
        total,
        query,
      )
    },

    unread: async (actor: Actor): Promise<{ unread: number }> => ({
      unread: await queries.unread(actor.userId),
    }),

    /**
     * Marks notifications of the caller only.
     * @throws AppError 422
     */
    async read(actor: Actor, body: Static<typeof ReadNotificationsBody>): Promise<true> {
      const { ids, all } = accepted(body, readNotificationsErrors(body.values))
      await context.change(actor, async (change) => {
        const marked = await notificationQueries(change.db).markRead(
          actor.userId,
          all ? null : ids,
          new Date(context.now()),
        )
        // To the person's other windows.
        if (marked) change.push('notifications-refresh', {}, actor.userId)
      })
      return true
    },
  }
}
