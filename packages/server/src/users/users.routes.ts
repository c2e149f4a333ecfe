import { usersCalls } from '@latchkey/domain/users/users.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { HandOverBody, WorkQuery } from '@latchkey/domain/users/hand-over.body'
import { HandOverErrorContract, WorkContract } from '@latchkey/domain/users/hand-over.contract'
import { NewUserBody, UserRolesBody } from '@latchkey/domain/users/user.body'
import { UserContract, UserPageContract } from '@latchkey/domain/users/user.contract'
import { CREATES_ONCE, creationKeyOf } from '../context/create-once.ts'
import { serve } from '../platform/http/serve.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { UsersService } from './users.service.ts'

// One permission for the whole page (rule U2).
const managers: SignedInAccess = { allOf: ['users-view'] }
// Assigning roles requires reading the user.
const readersOfOne: SignedInAccess = { anyOf: ['users-view', 'users-roles-update'] }
const roleGivers: SignedInAccess = { allOf: ['users-roles-update'] }

const errors = { 422: FieldErrorsContract }

export const usersRoutes =
  (users: UsersService): FastifyPluginAsync =>
  async (app) => {
    serve(app, usersCalls.list, { access: managers, response: UserPageContract }, (call) =>
      users.page(call.params),
    )
    serve(app, usersCalls.get, { access: readersOfOne, response: UserContract }, (call) =>
      users.get(call.params.id),
    )
    serve(
      app,
      usersCalls.create,
      { description: CREATES_ONCE, access: managers, body: NewUserBody, response: UserContract, errors },
      (call) => users.create(call.actor, call.body, creationKeyOf(call.request)),
    )
    serve(
      app,
      usersCalls.work,
      { access: managers, query: WorkQuery, response: WorkContract, errors },
      (call) => users.work(call.params.id, accepted(call.query).to),
    )
    const leaving = { body: HandOverBody, errors: { ...errors, 409: HandOverErrorContract } }
    serve(app, usersCalls.toggleActive, { access: managers, ...leaving }, (call) =>
      users.toggleActive(call.actor, call.params.id, call.body),
    )
    serve(app, usersCalls.unlock, { access: managers }, (call) => users.unlock(call.actor, call.params.id))
    serve(app, usersCalls.remove, { access: managers, ...leaving }, (call) =>
      users.remove(call.actor, call.params.id, call.body),
    )
    serve(app, usersCalls.resetPassword, { access: managers, isProofRequired: true }, (call) =>
      users.resetPassword(call.actor, call.params.id),
    )
    serve(
      app,
      usersCalls.setRoles,
      { access: roleGivers, isProofRequired: true, body: UserRolesBody, errors },
      (call) => users.setRoles(call.actor, call.params.id, call.body),
    )
  }
