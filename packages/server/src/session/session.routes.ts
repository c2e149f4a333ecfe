import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { SignInBody, TokenBody } from '@latchkey/domain/session/session.body'
import { SessionContract, SignInAnswerContract } from '@latchkey/domain/session/session.contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { actorOf } from '../platform/http/access-plugin.ts'
import { originOf } from './origin.ts'
import type { SessionService } from './session.service.ts'

export const sessionRoutes =
  (session: SessionService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/users/login',
      {
        onRequest: (request) => session.admit(request.clientAddress),
        config: { access: 'public' },
        schema: { body: SignInBody, response: { 200: SignInAnswerContract, 422: FieldErrorsContract } },
      },
      (request) => session.signIn(request.body, originOf(request)),
    )
    app.post(
      '/users/jwt-login',
      {
        config: { access: 'public' },
        schema: {
          body: TokenBody,
          response: { 200: Type.Union([SessionContract, Type.Literal(false)]), 422: FieldErrorsContract },
        },
      },
      (request) => session.renew(request.body, originOf(request)),
    )
    app.post(
      '/users/logout',
      { config: { access: 'signed-in' }, schema: { response: { 200: Type.Boolean() } } },
      (request) => session.signOut(actorOf(request)),
    )
  }
