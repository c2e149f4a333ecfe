import { types, type Instance } from 'mobx-state-tree'
import { PERMISSIONS, type Permission } from '../permissions/permission.enums.ts'
import { userRolesTitle } from '../roles/role.messages.ts'
import type { UserRolesDraft } from '../roles/user-roles.form.ts'
import { RoleModel } from './role.model.ts'

/** A user with their roles. Source: specification §3. */
export const UserModel = types
  .model('User', {
    id: types.identifierNumber,
    username: types.string,
    active: types.boolean,
    /** What their roles give them. */
    permissions: types.array(types.enumeration<Permission>('Permission name', [...PERMISSIONS])),
    /** A role that is deleted goes from its users too. */
    roles: types.array(types.safeReference(RoleModel, { acceptsUndefined: false })),
  })
  .views((self) => ({
    /** The title of the screen of their roles. Source: specification §2 "User roles screen". */
    get rolesTitle(): string {
      return userRolesTitle(self.username)
    },
    /** Their roles as the form begins with them. */
    get rolesDraft(): UserRolesDraft {
      return { roleIds: self.roles.map(({ id }) => id).toSorted((one, other) => one - other) }
    },
  }))

/** A user with their roles. */
export interface UserRecord extends Instance<typeof UserModel> {}
