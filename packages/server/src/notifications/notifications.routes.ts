import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ReadNotificationsBody } from '@latchkey/domain/notifications/notification.body'
import {
  NotificationPageContract,
  UnreadContract,
} from '@latchkey/domain/notifications/notification.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { Type } from 'typebox'
import { actorOf } from '../platform/http/access-plugin.ts'
import { PageParams } from '../platform/http/validation.ts'
import type { NotificationsService } from './notifications.service.ts'

export const notificationsRoutes =
  (notifications: NotificationsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/notifications/:page/:limit',
      {
        config: { access: 'signed-in' },
        schema: { params: PageParams, response: { 200: NotificationPageContract } },
      },
      (request) => notifications.page(actorOf(request), request.params),
    )
    app.get(
      '/notifications/unread',
      { config: { access: 'signed-in' }, schema: { response: { 200: UnreadContract } } },
      (request) => notifications.unread(actorOf(request)),
    )
    app.post(
      '/notifications/read',
      {
        config: { access: 'signed-in' },
        schema: {
          body: ReadNotificationsBody,
          response: { 200: Type.Boolean(), 422: FieldErrorsContract },
        },
      },
      (request) => notifications.read(actorOf(request), request.body),
    )
  }
