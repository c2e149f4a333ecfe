import { profileCalls } from '@latchkey/domain/profile/profile.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { ProfileBody } from '@latchkey/domain/profile/profile.body'
import { serve } from '../platform/http/serve.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import type { ProfileService } from './profile.service.ts'

export const profileRoutes =
  (profile: ProfileService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      profileCalls.save,
      { access: 'signed-in', body: ProfileBody, refusals: { 422: FieldErrorsContract } },
      (request) => profile.save(actorOf(request), request.body),
    )
    serve(app, profileCalls.setImage, { access: 'signed-in' }, (request) =>
      profile.setImage(actorOf(request), request.params.id),
    )
  }
