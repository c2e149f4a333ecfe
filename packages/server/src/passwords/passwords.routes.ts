import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
} from '@latchkey/domain/passwords/password.body'
import { PasswordProofBody } from '@latchkey/domain/two-factor/two-factor.body'
import { Type } from 'typebox'
import { actorOf } from '../platform/http/access-plugin.ts'
import type { PasswordsService } from './passwords.service.ts'

const response = { 200: Type.Boolean(), 422: FieldErrorsContract }

export const passwordsRoutes =
  (passwords: PasswordsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/users/request-password-reset',
      {
        onRequest: (request) => passwords.admit('requests', request.clientAddress),
        config: { access: 'public' },
        schema: { body: ForgotPasswordBody, response },
      },
      (request) => passwords.requestReset(request.body, request.clientAddress),
    )
    app.post(
      '/users/reset-password',
      {
        onRequest: (request) => passwords.admit('links', request.clientAddress),
        config: { access: 'public' },
        schema: { body: ResetPasswordBody, response },
      },
      (request) => passwords.reset(request.body, request.clientAddress),
    )
    app.post(
      '/users/change-password',
      { config: { access: 'signed-in' }, schema: { body: ChangePasswordBody, response } },
      (request) => passwords.change(actorOf(request), request.body),
    )
    app.post(
      '/users/prove-identity',
      { config: { access: 'signed-in' }, schema: { body: PasswordProofBody, response } },
      (request) => passwords.prove(actorOf(request), request.body),
    )
  }
