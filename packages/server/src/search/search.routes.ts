import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { SearchAnswerContract } from '@latchkey/domain/search/search.contract'
import { SearchQuery } from '@latchkey/domain/search/search.query'
import { actorOf } from '../platform/http/access-plugin.ts'
import type { SearchService } from './search.service.ts'

export const searchRoutes =
  (search: SearchService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/search',
      {
        config: { access: 'signed-in' },
        schema: {
          querystring: SearchQuery,
          response: { 200: SearchAnswerContract, 422: FieldErrorsContract },
        },
      },
      (request) => search.search(actorOf(request), request.query),
    )
  }
