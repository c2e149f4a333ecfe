import { passwordsCalls } from '@latchkey/domain/passwords/passwords.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
} from '@latchkey/domain/passwords/password.body'
import { PasswordProofBody } from '@latchkey/domain/two-factor/two-factor.body'
import { serve } from '../platform/http/serve.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import type { PasswordsService } from './passwords.service.ts'

const refusals = { 422: FieldErrorsContract }

export const passwordsRoutes =
  (passwords: PasswordsService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      passwordsCalls.requestReset,
      {
        onRequest: (request) => passwords.admit('requests', request.clientAddress),
        access: 'public',
        body: ForgotPasswordBody,
        refusals,
      },
      (request) => passwords.requestReset(request.body, request.clientAddress),
    )
    serve(
      app,
      passwordsCalls.reset,
      {
        onRequest: (request) => passwords.admit('links', request.clientAddress),
        access: 'public',
        body: ResetPasswordBody,
        refusals,
      },
      (request) => passwords.reset(request.body, request.clientAddress),
    )
    serve(
      app,
      passwordsCalls.change,
      { access: 'signed-in', body: ChangePasswordBody, refusals },
      (request) => passwords.change(actorOf(request), request.body),
    )
    serve(app, passwordsCalls.prove, { access: 'signed-in', body: PasswordProofBody, refusals }, (request) =>
      passwords.prove(actorOf(request), request.body),
    )
  }
