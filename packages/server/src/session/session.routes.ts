import { SessionContract, SignInAnswerContract } from '@latchkey/domain/session/session.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../platform/access-plugin.ts'
import { originOf } from './origin.ts'
import type { SessionService } from './session.service.ts'

const Credentials = Type.Unsafe<unknown>(
  Type.Object({
    username: Type.Optional(Type.String()),
    password: Type.Optional(Type.String()),
    token: Type.Optional(Type.String()),
  }),
)
const StoredToken = Type.Unsafe<unknown>(Type.Object({ token: Type.String() }))

/** The calls that sign in and out. */
export const sessionRoutes =
  (session: SessionService): FastifyPluginAsync =>
  async (app) => {
    app.post(
      '/users/login',
      {
        config: { access: 'public' },
        schema: { body: Credentials, response: { 200: SignInAnswerContract } },
      },
      (request) => session.signIn(request.body, originOf(request)),
    )
    app.post(
      '/users/jwt-login',
      {
        config: { access: 'public' },
        schema: { body: StoredToken, response: { 200: Type.Union([SessionContract, Type.Literal(false)]) } },
      },
      (request) => session.renew(request.body, originOf(request)),
    )
    app.post(
      '/users/logout',
      { config: { access: 'signed-in' }, schema: { response: { 200: Type.Boolean() } } },
      (request) => session.signOut(actorOf(request)),
    )
  }
