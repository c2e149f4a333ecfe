import { getEnv, types } from 'mobx-state-tree'
import { readingOf } from '../platform/records/read-outcome.ts'
import type { PermissionRow, Role, GivableRole } from '../roles/role.contract.ts'
import { ROLES_PAGE_MAX } from '../roles/role.limits.ts'
import type { RolesEnv } from '../roles/roles.calls.ts'
import type { UsersEnv } from '../users/users.calls.ts'
import type { User } from '../users/user.contract.ts'
import { PermissionModel, type PermissionRecord } from './permission.model.ts'
import { RoleModel, type RoleRecord } from './role.model.ts'
import { UserModel, type UserRecord } from './user.model.ts'
import { markedName } from '../roles/role-names.ts'

export const AccessStoreModel = types
  .model('Access', {
    permissions: types.map(PermissionModel),
    roles: types.map(RoleModel),
    users: types.map(UserModel),
  })
  .volatile(() => ({
    /** Plain values, for a form that stays open while roles are deleted; null until read. */
    givable: null as readonly GivableRole[] | null,
  }))
  .actions((self) => ({
    receiveGivable(roles: readonly Role[]) {
      self.givable = roles.map((role) => ({
        id: role.id,
        label: markedName(role),
        permissions: role.children.map(({ name, status }) => ({ name, status })),
      }))
    },
    receivePermissions: (rows: readonly PermissionRow[]): PermissionRecord[] =>
      rows.map(({ data, ...row }) => self.permissions.put({ ...row, group: data.group })),
  }))
  .actions((self) => ({
    receiveRole({ children, ...row }: Role): RoleRecord {
      const permissions = self.receivePermissions(children).map(({ id }) => id)
      return self.roles.put({ ...row, permissions })
    },
  }))
  .actions((self) => ({
    receiveRoles(rows: readonly Role[]): RoleRecord[] {
      for (const { id } of self.roles.values()) {
        if (!rows.some((row) => row.id === id)) self.roles.delete(String(id))
      }
      return rows.map((row) => self.receiveRole(row))
    },
    /** A role that is not in the store was deleted meanwhile. */
    receiveUser({ id, username, active, roles, permissions }: User): UserRecord {
      const known = roles.map((role) => role.id).filter((role) => self.roles.has(String(role)))
      return self.users.put({ id, username, active, permissions, roles: known })
    },
  }))
  .actions((self) => {
    const allRoles = async () =>
      (await getEnv<RolesEnv>(self).roles.list({ page: 1, limit: ROLES_PAGE_MAX })).models

    return {
      /** Reads a role, null for a new one, and all permissions, from which its form chooses. */
      async readRole(id: number | null) {
        const { roles } = getEnv<RolesEnv>(self)
        const [rows, role] = await Promise.all([roles.permissions(), id === null ? null : roles.get(id)])
        return { permissions: self.receivePermissions(rows), role: role && self.receiveRole(role) }
      },
      /** Keeps the current ones on failure. */
      async readGivable(): Promise<void> {
        const outcome = await readingOf(allRoles)
        if (outcome.kind === 'read') self.receiveGivable(outcome.value)
      },
      /** Reads the user and all roles: the form lists every role to choose from. */
      async readUser(id: number) {
        const [user, roles] = await Promise.all([getEnv<UsersEnv>(self).users.get(id), allRoles()])
        const received = self.receiveRoles(roles)
        return { user: self.receiveUser(user), roles: received }
      },
    }
  })
