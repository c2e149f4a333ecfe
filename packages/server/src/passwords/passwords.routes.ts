import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { Type } from 'typebox'
import { actorOf } from '../platform/access-plugin.ts'
import type { PasswordsService } from './passwords.service.ts'

const newPassword = { newPassword: Type.String(), repeatPassword: Type.String() }
const Forgot = Type.Unsafe<unknown>(Type.Object({ email: Type.String() }))
const Reset = Type.Unsafe<unknown>(
  Type.Object({ ...newPassword, resetToken: Type.String(), username: Type.String() }),
)
const ChangeOwn = Type.Unsafe<unknown>(Type.Object({ currentPassword: Type.String(), ...newPassword }))
const response = { 200: Type.Boolean(), 422: FieldErrorsContract }

/** The calls that set passwords. */
export const passwordsRoutes =
  (passwords: PasswordsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/users/request-password-reset',
      { config: { access: 'public' }, schema: { body: Forgot, response } },
      (request) => passwords.requestReset(request.body, request.ip),
    )
    app.post(
      '/users/reset-password',
      { config: { access: 'public' }, schema: { body: Reset, response } },
      (request) => passwords.reset(request.body, request.ip),
    )
    app.post(
      '/users/change-password',
      { config: { access: 'signed-in' }, schema: { body: ChangeOwn, response } },
      (request) => passwords.change(actorOf(request), request.body),
    )
  }
