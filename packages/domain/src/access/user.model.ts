import { types, type Instance } from 'mobx-state-tree'
import { PERMISSIONS, type Permission } from '../permissions/permission.enums.ts'
import { userRolesTitle } from '../roles/role.messages.ts'
import type { UserRolesDraft } from '../roles/user-roles.form.ts'
import { RoleModel } from './role.model.ts'

export const UserModel = types
  .model('User', {
    id: types.identifierNumber,
    username: types.string,
    active: types.boolean,
    /** The active permissions of all roles. */
    permissions: types.array(types.enumeration<Permission>('Permission name', [...PERMISSIONS])),
    /** `safeReference` drops a role when it is deleted from the store. */
    roles: types.array(types.safeReference(RoleModel, { acceptsUndefined: false })),
  })
  .views((self) => ({
    get rolesTitle(): string {
      return userRolesTitle(self.username)
    },
    get rolesDraft(): UserRolesDraft {
      return { roleIds: self.roles.map(({ id }) => id).toSorted((one, other) => one - other) }
    },
  }))

export interface UserRecord extends Instance<typeof UserModel> {}
