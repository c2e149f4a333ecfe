import { passwordsCalls } from '@latchkey/domain/passwords/passwords.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
} from '@latchkey/domain/passwords/password.body'
import { PasswordProofBody } from '@latchkey/domain/two-factor/two-factor.contract'
import { serve } from '../platform/http/serve.ts'
import type { PasswordsService } from './passwords.service.ts'

const errors = { 422: FieldErrorsContract }

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
        errors,
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
        errors,
      },
      (call) => passwords.reset(call.body, call.request.clientAddress),
    )
    serve(app, passwordsCalls.change, { access: 'signed-in', body: ChangePasswordBody, errors }, (call) =>
      passwords.change(call.actor, call.body),
    )
    serve(app, passwordsCalls.prove, { access: 'signed-in', body: PasswordProofBody, errors }, (call) =>
      passwords.prove(call.actor, call.body),
    )
  }
