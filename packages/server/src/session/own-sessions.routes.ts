import { sessionCalls } from '@latchkey/domain/session/session.calls'
import type { FastifyPluginAsync } from 'fastify'
import { OwnSessionContract } from '@latchkey/domain/session/own-sessions.contract'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import type { OwnSessionsService } from './own-sessions.ts'

export const ownSessionsRoutes =
  (sessions: OwnSessionsService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      sessionCalls.sessions,
      { access: 'signed-in', response: Type.Array(OwnSessionContract) },
      (call) => sessions.list(call.actor),
    )
    serve(app, sessionCalls.endSession, { access: 'signed-in', isProofRequired: true }, (call) =>
      sessions.end(call.actor, call.params.id),
    )
  }
