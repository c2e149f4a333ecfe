import { rolesCalls } from '@latchkey/domain/roles/roles.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { RoleBody, RoleIdsBody } from '@latchkey/domain/roles/role.body'
import { PermissionContract, RoleContract, RolePageContract } from '@latchkey/domain/roles/role.contract'
import { Type } from 'typebox'
import { CREATES_ONCE, creationKeyOf } from '../context/create-once.ts'
import { serve } from '../platform/http/serve.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import type { RolesService } from './roles.service.ts'

// Assigning roles requires reading them (rule R10).
const readers: SignedInAccess = { anyOf: ['users-roles-view', 'users-roles-update'] }
const formReaders: SignedInAccess = {
  anyOf: ['users-roles-view', 'users-roles-create', 'users-roles-update'],
}
const creators: SignedInAccess = { allOf: ['users-roles-create'] }
const editors: SignedInAccess = { allOf: ['users-roles-update'] }
const removers: SignedInAccess = { allOf: ['users-roles-delete'] }

const errors = { 422: FieldErrorsContract }

export const rolesRoutes =
  (roles: RolesService): FastifyPluginAsync =>
  async (app) => {
    serve(app, rolesCalls.list, { access: readers, response: RolePageContract }, (call) =>
      roles.page(call.params),
    )
    serve(
      app,
      rolesCalls.permissions,
      { access: formReaders, response: Type.Array(PermissionContract) },
      () => roles.permissions(),
    )
    serve(app, rolesCalls.get, { access: readers, response: RoleContract }, (call) =>
      roles.get(call.params.id),
    )
    serve(
      app,
      rolesCalls.create,
      {
        description: CREATES_ONCE,
        access: creators,
        isProofRequired: true,
        body: RoleBody,
        response: Type.Union([RoleContract, Type.Literal(false)]),
        errors,
      },
      (call) => roles.create(call.actor, call.body, creationKeyOf(call.request)),
    )
    serve(
      app,
      rolesCalls.removeMany,
      { access: removers, isProofRequired: true, body: RoleIdsBody, errors },
      (call) => roles.removeMany(call.actor, call.body),
    )
    serve(app, rolesCalls.save, { access: editors, isProofRequired: true, body: RoleBody, errors }, (call) =>
      roles.save(call.actor, call.params.id, call.body),
    )
    serve(app, rolesCalls.toggleActive, { access: editors, isProofRequired: true }, (call) =>
      roles.toggleActive(call.actor, call.params.id),
    )
    serve(app, rolesCalls.remove, { access: removers, isProofRequired: true }, (call) =>
      roles.remove(call.actor, call.params.id),
    )
  }
