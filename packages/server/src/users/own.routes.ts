import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { ProfileContract } from '@latchkey/domain/session/session.contract'
import { UserOptionContract } from '@latchkey/domain/users/user.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../platform/http/access-plugin.ts'
import type { OwnService } from './own.service.ts'

export const ownRoutes =
  (own: OwnService): FastifyPluginAsync =>
  async (app) => {
    app.get(
      '/users/my-permissions',
      {
        config: { access: 'signed-in' },
        schema: { response: { 200: Type.Array(Type.Enum([...PERMISSIONS])) } },
      },
      (request) => own.permissions(actorOf(request)),
    )
    app.get(
      '/users/profile',
      { config: { access: 'signed-in' }, schema: { response: { 200: ProfileContract } } },
      (request) => own.profile(actorOf(request)),
    )
    app.get(
      '/users/dropdown',
      { config: { access: 'signed-in' }, schema: { response: { 200: Type.Array(UserOptionContract) } } },
      () => own.agents(),
    )
  }
