import { sessionCalls } from '@latchkey/domain/session/session.calls'
import type { FastifyPluginAsync } from 'fastify'
import { OwnSessionContract } from '@latchkey/domain/session/own-sessions.contract'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import type { OwnSessionsService } from './own-sessions.ts'

export const ownSessionsRoutes =
  (sessions: OwnSessionsService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      sessionCalls.sessions,
      { access: 'signed-in', answer: Type.Array(OwnSessionContract) },
      (request) => sessions.list(actorOf(request)),
    )
    serve(app, sessionCalls.endSession, { access: 'signed-in', isProofAsked: true }, (request) =>
      sessions.end(actorOf(request), request.params.id),
    )
  }
