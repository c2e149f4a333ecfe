import { searchCalls } from '@latchkey/domain/search/search.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { SearchResponseContract } from '@latchkey/domain/search/search.contract'
import { SearchQuery } from '@latchkey/domain/search/search.query'
import { serve } from '../platform/http/serve.ts'
import type { SearchService } from './search.service.ts'

export const searchRoutes =
  (search: SearchService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      searchCalls.find,
      {
        access: 'signed-in',
        query: SearchQuery,
        response: SearchResponseContract,
        errors: { 422: FieldErrorsContract },
      },
      (call) => search.search(call.actor, call.query),
    )
  }
