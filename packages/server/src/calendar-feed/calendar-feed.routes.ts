import { calendarFeedCalls } from '@latchkey/domain/calendar-feed/calendar-feed.calls'
import {
  CalendarFeedContract,
  NewCalendarFeedContract,
} from '@latchkey/domain/calendar-feed/calendar-feed.contract'
import type { FastifyPluginAsync } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { notFound } from '../platform/http/error.ts'
import type { CalendarFeedService } from './calendar-feed.service.ts'

export const calendarFeedRoutes =
  (feeds: CalendarFeedService): FastifyPluginAsync =>
  async (app) => {
    serve(app, calendarFeedCalls.read, { access: 'signed-in', response: CalendarFeedContract }, (call) =>
      feeds.state(call.actor),
    )
    serve(app, calendarFeedCalls.create, { access: 'signed-in', response: NewCalendarFeedContract }, (call) =>
      feeds.create(call.actor),
    )
    serve(app, calendarFeedCalls.end, { access: 'signed-in' }, (call) => feeds.end(call.actor))
  }

/** Read by calendar programs, without a session: the token in the URL is the key. */
export const calendarFeedPages =
  (feeds: CalendarFeedService): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>(
      '/calendar-feed/:file',
      { config: { access: 'public' } },
      async (request, reply) => {
        const [, token] = /^([\w-]+)\.ics$/.exec(request.params.file) ?? []
        if (token === undefined) throw notFound()
        const calendar = await feeds.calendar(token)
        return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(calendar)
      },
    )
  }
