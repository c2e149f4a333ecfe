import { EventsQuery } from '@latchkey/domain/events/event.body'
import { EventsContract, EventsGoneContract } from '@latchkey/domain/events/event.contract'
import { eventsCalls } from '@latchkey/domain/events/events.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import type { EventsService } from './events.service.ts'

export const eventsRoutes =
  (events: EventsService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      eventsCalls.list,
      {
        // Programs only: whoever signs in sees what has happened in the lists.
        access: { anyOf: [] },
        keys: ['enquiries:read', 'viewings:read', 'reservations:read', 'properties:read', 'listings:read'],
        query: EventsQuery,
        response: EventsContract,
        errors: { 409: EventsGoneContract, 422: FieldErrorsContract },
      },
      (call) => events.page(call.actor, call.query),
    )
  }
