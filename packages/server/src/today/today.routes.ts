import { todayCalls } from '@latchkey/domain/today/today.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { DayContract, DayQuery } from '@latchkey/domain/today/day.contract'
import { serve } from '../platform/http/serve.ts'
import type { TodayService } from './today.service.ts'

export const todayRoutes =
  (today: TodayService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      todayCalls.day,
      {
        access: { allOf: ['viewings-view'] },
        query: DayQuery,
        response: DayContract,
        errors: { 422: FieldErrorsContract },
      },
      (call) => today.day(call.actor, call.query),
    )
  }
