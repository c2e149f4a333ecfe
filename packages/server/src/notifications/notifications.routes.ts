import { ReadNotificationsBody } from '@latchkey/domain/notifications/notification.body'
import {
  NotificationPageContract,
  UnreadContract,
} from '@latchkey/domain/notifications/notification.contract'
import { notificationsCalls } from '@latchkey/domain/notifications/notifications.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { actorOf } from '../platform/http/access-plugin.ts'
import { serve } from '../platform/http/serve.ts'
import type { NotificationsService } from './notifications.service.ts'

const access = 'signed-in'

export const notificationsRoutes =
  (notifications: NotificationsService): FastifyPluginAsync =>
  async (app) => {
    serve(app, notificationsCalls.page, { access, answer: NotificationPageContract }, (request) =>
      notifications.page(actorOf(request), request.params),
    )
    serve(app, notificationsCalls.unread, { access, answer: UnreadContract }, (request) =>
      notifications.unread(actorOf(request)),
    )
    serve(
      app,
      notificationsCalls.read,
      { access, body: ReadNotificationsBody, refusals: { 422: FieldErrorsContract } },
      (request) => notifications.read(actorOf(request), request.body),
    )
  }
