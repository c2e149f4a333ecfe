import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { RoleBody, RoleIdsBody } from '@latchkey/domain/roles/role.body'
import { PermissionContract, RoleContract, RolePageContract } from '@latchkey/domain/roles/role.contract'
import { Type } from 'typebox'
import type { Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { IdParams, PageParams } from '../platform/http/validation.ts'
import type { RolesService } from './roles.service.ts'

// Assigning roles requires reading them (rule R10).
const readers: Access = { anyOf: ['users-roles-view', 'users-roles-update'] }
const formReaders: Access = { anyOf: ['users-roles-view', 'users-roles-create', 'users-roles-update'] }
const creators: Access = { allOf: ['users-roles-create'] }
const editors: Access = { allOf: ['users-roles-update'] }
const removers: Access = { allOf: ['users-roles-delete'] }

const done = { 200: Type.Boolean() }
const refusals = { 422: FieldErrorsContract }

export const rolesRoutes =
  (roles: RolesService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/roles/:page/:limit',
      { config: { access: readers }, schema: { params: PageParams, response: { 200: RolePageContract } } },
      (request) => roles.page(request.params),
    )
    app.get(
      '/roles/permissions',
      { config: { access: formReaders }, schema: { response: { 200: Type.Array(PermissionContract) } } },
      () => roles.permissions(),
    )
    app.get(
      '/roles/:id',
      { config: { access: readers }, schema: { params: IdParams, response: { 200: RoleContract } } },
      (request) => roles.get(request.params.id),
    )
    app.post(
      '/roles/create',
      {
        config: { access: creators, isProofAsked: true },
        schema: {
          body: RoleBody,
          response: { 200: Type.Union([RoleContract, Type.Literal(false)]), ...refusals },
        },
      },
      (request) => roles.create(actorOf(request), request.body),
    )
    app.post(
      '/roles/mass-delete',
      {
        config: { access: removers, isProofAsked: true },
        schema: { body: RoleIdsBody, response: { ...done, ...refusals } },
      },
      (request) => roles.removeMany(actorOf(request), request.body),
    )
    app.post(
      '/roles/:id',
      {
        config: { access: editors, isProofAsked: true },
        schema: { params: IdParams, body: RoleBody, response: { ...done, ...refusals } },
      },
      (request) => roles.save(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/roles/:id/toggle-active',
      { config: { access: editors, isProofAsked: true }, schema: { params: IdParams, response: done } },
      (request) => roles.toggleActive(actorOf(request), request.params.id),
    )
    app.delete(
      '/roles/:id',
      { config: { access: removers, isProofAsked: true }, schema: { params: IdParams, response: done } },
      (request) => roles.remove(actorOf(request), request.params.id),
    )
  }
