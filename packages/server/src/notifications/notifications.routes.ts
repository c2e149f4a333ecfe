import {
  ReadNotificationsBody,
  NotificationPageContract,
  UnreadContract,
} from '@latchkey/domain/notifications/notification.contract'
import { notificationsCalls } from '@latchkey/domain/notifications/notifications.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import type { NotificationsService } from './notifications.service.ts'

const access = 'signed-in'

export const notificationsRoutes =
  (notifications: NotificationsService): FastifyPluginAsync =>
  async (app) => {
    serve(app, notificationsCalls.page, { access, response: NotificationPageContract }, (call) =>
      notifications.page(call.actor, call.params),
    )
    serve(app, notificationsCalls.unread, { access, response: UnreadContract }, (call) =>
      notifications.unread(call.actor),
    )
    serve(
      app,
      notificationsCalls.read,
      { access, body: ReadNotificationsBody, errors: { 422: FieldErrorsContract } },
      (call) => notifications.read(call.actor, call.body),
    )
  }
