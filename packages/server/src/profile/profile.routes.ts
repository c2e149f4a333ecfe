import { profileCalls } from '@latchkey/domain/profile/profile.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { ProfileBody } from '@latchkey/domain/session/session.contract'
import { serve } from '../platform/http/serve.ts'
import type { ProfileService } from './profile.service.ts'

export const profileRoutes =
  (profile: ProfileService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      profileCalls.save,
      { access: 'signed-in', body: ProfileBody, errors: { 422: FieldErrorsContract } },
      (call) => profile.save(call.actor, call.body),
    )
    serve(app, profileCalls.setImage, { access: 'signed-in' }, (call) =>
      profile.setImage(call.actor, call.params.id),
    )
  }
