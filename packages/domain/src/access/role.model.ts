import { types, type Instance } from 'mobx-state-tree'
import { activeValue } from '../platform/values/active.ts'
import type { RoleDraft } from '../roles/role.draft.ts'
import { isProtectedRole, markedName } from '../roles/role.names.ts'
import { PermissionModel } from './permission.model.ts'

/** A role with the permissions that it holds. Source: specification §3. */
export const RoleModel = types
  .model('Role', {
    id: types.identifierNumber,
    name: types.string,
    description: types.string,
    status: types.boolean,
    /** True for a role whose holders must sign in with two factors. */
    requiresTwoFactor: types.boolean,
    permissions: types.array(types.reference(PermissionModel)),
  })
  .views((self) => ({
    /** The name as it is offered, marked when the role gives nothing. */
    get label(): string {
      return markedName(self)
    },
    /** True for the role that nobody can change or delete. Source: specification §6, decision R1. */
    get isProtected(): boolean {
      return isProtectedRole(self)
    },
    /** The role as its form begins with it. */
    get draft(): Required<RoleDraft> {
      return {
        name: self.name,
        status: activeValue(self.status),
        permissions: self.permissions.map(({ id }) => id).toSorted((one, other) => one - other),
        requiresTwoFactor: self.requiresTwoFactor,
      }
    },
  }))

/** A role with the permissions that it holds. */
export interface RoleRecord extends Instance<typeof RoleModel> {}
