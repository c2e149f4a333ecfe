import { sessionCalls } from '@latchkey/domain/session/session.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import {
  SignInBody,
  TokenBody,
  SessionContract,
  SignInResponseContract,
} from '@latchkey/domain/session/session.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import { originOf } from './origin.ts'
import type { SessionService } from './session.service.ts'

export const sessionRoutes =
  (session: SessionService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      sessionCalls.signIn,
      {
        onRequest: (request) => session.admit(request.clientAddress),
        access: 'public',
        body: SignInBody,
        response: SignInResponseContract,
        errors: { 422: FieldErrorsContract },
      },
      (call) => session.signIn(call.body, originOf(call.request)),
    )
    serve(
      app,
      sessionCalls.resume,
      {
        access: 'public',
        body: TokenBody,
        response: Type.Union([SessionContract, Type.Literal(false)]),
        errors: { 422: FieldErrorsContract },
      },
      (call) => session.renew(call.body, originOf(call.request)),
    )
    serve(app, sessionCalls.signOut, { access: 'signed-in', response: Type.Boolean() }, (call) =>
      session.signOut(call.actor),
    )
  }
