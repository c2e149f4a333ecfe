import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { HandOverBody, WorkQuery } from '@latchkey/domain/users/hand-over.body'
import { HandOverRefusalContract, WorkContract } from '@latchkey/domain/users/hand-over.contract'
import { NewUserBody, UserRolesBody } from '@latchkey/domain/users/user.body'
import { UserContract, UserPageContract } from '@latchkey/domain/users/user.contract'
import { Type } from 'typebox'
import type { Access } from '../platform/http/access.ts'
import { accepted } from '../platform/http/accepted.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { IdParams, PageParams } from '../platform/http/validation.ts'
import type { UsersService } from './users.service.ts'

// One permission for the whole page (rule U2).
const managers: Access = { allOf: ['users-view'] }
// Assigning roles requires reading the user (rule R10).
const readersOfOne: Access = { anyOf: ['users-view', 'users-roles-update'] }
const roleGivers: Access = { allOf: ['users-roles-update'] }

const done = { 200: Type.Boolean() }
const refusals = { 422: FieldErrorsContract }

export const usersRoutes =
  (users: UsersService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/users/:page/:limit',
      { config: { access: managers }, schema: { params: PageParams, response: { 200: UserPageContract } } },
      (request) => users.page(request.params),
    )
    app.get(
      '/users/:id',
      { config: { access: readersOfOne }, schema: { params: IdParams, response: { 200: UserContract } } },
      (request) => users.get(request.params.id),
    )
    app.put(
      '/users',
      {
        config: { access: managers },
        schema: { body: NewUserBody, response: { 200: UserContract, ...refusals } },
      },
      (request) => users.create(actorOf(request), request.body),
    )
    app.get(
      '/users/:id/work',
      {
        config: { access: managers },
        schema: { params: IdParams, querystring: WorkQuery, response: { 200: WorkContract, ...refusals } },
      },
      (request) => users.work(request.params.id, accepted(request.query).to),
    )
    const onOne = { params: IdParams, response: done }
    const leaving = {
      params: IdParams,
      body: HandOverBody,
      response: { ...done, ...refusals, 409: HandOverRefusalContract },
    }
    app.post('/users/:id/toggle-active', { config: { access: managers }, schema: leaving }, (request) =>
      users.toggleActive(actorOf(request), request.params.id, request.body),
    )
    app.post('/users/:id/unlock', { config: { access: managers }, schema: onOne }, (request) =>
      users.unlock(actorOf(request), request.params.id),
    )
    app.post('/users/:id/delete', { config: { access: managers }, schema: leaving }, (request) =>
      users.remove(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/users/:id/reset-password',
      { config: { access: managers, isProofAsked: true }, schema: onOne },
      (request) => users.resetPassword(actorOf(request), request.params.id),
    )
    app.post(
      '/users/:id/roles',
      {
        config: { access: roleGivers, isProofAsked: true },
        schema: { params: IdParams, body: UserRolesBody, response: { ...done, ...refusals } },
      },
      (request) => users.setRoles(actorOf(request), request.params.id, request.body),
    )
  }
