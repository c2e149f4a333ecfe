import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { DayContract } from '@latchkey/domain/today/day.contract'
import { DayQuery } from '@latchkey/domain/today/day.query'
import { actorOf } from '../platform/http/access-plugin.ts'
import type { TodayService } from './today.service.ts'

export const todayRoutes =
  (today: TodayService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/leads/day',
      {
        config: { access: { allOf: ['viewings-view'] } },
        schema: { querystring: DayQuery, response: { 200: DayContract, 422: FieldErrorsContract } },
      },
      (request) => today.day(actorOf(request), request.query),
    )
  }
