import { sessionCalls } from '@latchkey/domain/session/session.calls'
import { usersCalls } from '@latchkey/domain/users/users.calls'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { ProfileContract } from '@latchkey/domain/session/session.contract'
import { UserOptionContract } from '@latchkey/domain/users/user.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import type { OwnService } from './own.service.ts'

export const ownRoutes =
  (own: OwnService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      sessionCalls.myPermissions,
      { access: 'signed-in', response: Type.Array(Type.Enum([...PERMISSIONS])) },
      (call) => own.permissions(call.actor),
    )
    serve(app, sessionCalls.profile, { access: 'signed-in', response: ProfileContract }, (call) =>
      own.profile(call.actor),
    )
    serve(app, usersCalls.dropdown, { access: 'signed-in', response: Type.Array(UserOptionContract) }, () =>
      own.agents(),
    )
  }
