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
      (call) => passwords.requestReset(call.body, call.request.clientAddress),
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
      (call) => passwords.reset(call.body, call.request.clientAddress),
    )
    serve(app, passwordsCalls.change, { access: 'signed-in', body: ChangePasswordBody, refusals }, (call) =>
      passwords.change(call.actor, call.body),
    )
    serve(app, passwordsCalls.prove, { access: 'signed-in', body: PasswordProofBody, refusals }, (call) =>
      passwords.prove(call.actor, call.body),
    )
  }
