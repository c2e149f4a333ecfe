import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { creating } from '../platform/creation-key.ts'
import { pageQuery } from '../platform/lists/list-query.ts'
import type { Page } from '../platform/lists/page.ts'
import type { HandOver } from './hand-over.body.ts'
import type { Work } from './hand-over.contract.ts'
import type { User, UserOption } from './user.contract.ts'
import type { UserDraft } from './user.suite.ts'

const handingOver = (handOver?: HandOver) => handOver && { handOver }

export const usersCalls = {
  dropdown: { call: 'GET /users/dropdown', response: typed<UserOption[]> },
  list: { call: 'GET /users/:page/:limit', params: pageQuery, response: typed<Page<User>> },
  get: { call: 'GET /users/:id', response: typed<User> },
  create: { call: 'PUT /users', ...creating<UserDraft>(), response: typed<User> },
  /** A user's work, with its clashes in the diary of `to`. */
  work: {
    call: 'GET /users/:id/work',
    params: (id: number, to: number | null) => ({ id, to }),
    response: typed<Work>,
  },
  /** `handOver` applies to disabling only. */
  toggleActive: { call: 'POST /users/:id/toggle-active', body: handingOver },
  unlock: { call: 'POST /users/:id/unlock' },
  remove: { call: 'POST /users/:id/delete', body: handingOver },
  /** Ends the password, the sessions and the lock, and mails a link. */
  resetPassword: { call: 'POST /users/:id/reset-password' },
  /** Replaces all roles of the user. */
  setRoles: { call: 'POST /users/:id/roles', body: (roles: readonly number[]) => ({ roles }) },
} as const satisfies CallTable

export interface UsersEnv extends EnvOf<{ users: typeof usersCalls }> {}
