import { types, type Instance } from 'mobx-state-tree'
import { activeValue } from '../platform/values/active.ts'
import type { RoleDraft } from '../roles/role.draft.ts'
import { isProtectedRole, markedName } from '../roles/role-names.ts'
import { PermissionModel } from './permission.model.ts'

export const RoleModel = types
  .model('Role', {
    id: types.identifierNumber,
    name: types.string,
    description: types.string,
    status: types.boolean,
    /** Holders must sign in with two factors. */
    requiresTwoFactor: types.boolean,
    permissions: types.array(types.reference(PermissionModel)),
  })
  .views((self) => ({
    /** Marked when inactive. */
    get label(): string {
      return markedName(self)
    },
    /** True for System Administrator. */
    get isProtected(): boolean {
      return isProtectedRole(self)
    },
    get draft(): Required<RoleDraft> {
      return {
        name: self.name,
        status: activeValue(self.status),
        permissions: self.permissions.map(({ id }) => id).toSorted((one, other) => one - other),
        requiresTwoFactor: self.requiresTwoFactor,
      }
    },
  }))

export interface RoleRecord extends Instance<typeof RoleModel> {}
