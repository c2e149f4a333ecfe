import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { creating } from '../platform/creation-key.ts'
import { pageQuery } from '../platform/lists/list-query.ts'
import type { Page } from '../platform/lists/page.ts'
import type { PermissionRow, Role } from './role.contract.ts'
import type { RoleDraft } from './role.draft.ts'

export const rolesCalls = {
  list: { call: 'GET /roles/:page/:limit', params: pageQuery, response: typed<Page<Role>> },
  get: { call: 'GET /roles/:id', response: typed<Role> },
  permissions: { call: 'GET /roles/permissions', response: typed<PermissionRow[]> },
  /** False when the role has permissions that its author does not have. */
  create: { call: 'POST /roles/create', ...creating<RoleDraft>(), response: typed<Role | false> },
  save: { call: 'POST /roles/:id', body: typed<RoleDraft> },
  toggleActive: { call: 'POST /roles/:id/toggle-active' },
  remove: { call: 'DELETE /roles/:id' },
  removeMany: { call: 'POST /roles/mass-delete', body: (ids: readonly number[]) => ({ ids }) },
} as const satisfies CallTable

export interface RolesEnv extends EnvOf<{ roles: typeof rolesCalls }> {}
