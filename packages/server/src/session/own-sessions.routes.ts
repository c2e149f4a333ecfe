import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OwnSessionContract } from '@latchkey/domain/session/own-sessions.contract'
import { Type } from 'typebox'
import { actorOf } from '../platform/http/access-plugin.ts'
import { IdParams } from '../platform/http/validation.ts'
import type { OwnSessionsService } from './own-sessions.ts'

export const ownSessionsRoutes =
  (sessions: OwnSessionsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/users/sessions',
      { config: { access: 'signed-in' }, schema: { response: { 200: Type.Array(OwnSessionContract) } } },
      (request) => sessions.list(actorOf(request)),
    )
    app.post(
      '/users/sessions/:id/end',
      {
        config: { access: 'signed-in', isProofAsked: true },
        schema: { params: IdParams, response: { 200: Type.Boolean() } },
      },
      (request) => sessions.end(actorOf(request), request.params.id),
    )
  }
