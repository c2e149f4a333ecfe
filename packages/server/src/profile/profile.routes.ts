import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { ProfileBody } from '@latchkey/domain/profile/profile.body'
import { Type } from 'typebox'
import { actorOf } from '../platform/http/access-plugin.ts'
import { IdParams } from '../platform/http/validation.ts'
import type { ProfileService } from './profile.service.ts'

export const profileRoutes =
  (profile: ProfileService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/users/profile',
      {
        config: { access: 'signed-in' },
        schema: { body: ProfileBody, response: { 200: Type.Boolean(), 422: FieldErrorsContract } },
      },
      (request) => profile.save(actorOf(request), request.body),
    )
    app.post(
      '/users/profile/image/:id',
      { config: { access: 'signed-in' }, schema: { params: IdParams, response: { 200: Type.Boolean() } } },
      (request) => profile.setImage(actorOf(request), request.params.id),
    )
  }
