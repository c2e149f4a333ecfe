import { hasAllPermissions, mayAdminister, mayGrant } from '@latchkey/domain/permissions/rights'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { GIVING_NOT_PERMITTED, ROLE_NOT_HELD, USER_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import { isProtectedRole } from '@latchkey/domain/roles/role-names'
import { permissionsOf } from '../../../db/user-permissions.ts'
import { requiredRoleQueries } from '../../../roles/required-roles.queries.ts'
import { mayChangeRoles } from '../../../users/users.policy.ts'
import { userQueries } from '../../../users/users.queries.ts'
import type { ImportSetup } from '../import-kind.ts'
import type { AnyDb } from '../records/record-type.ts'
import type { StoredUser } from './staff.queries.ts'

/** Says why these roles cannot be given in place of those that a user has; null where they can. */
export type RoleGiving = (roleIds: readonly number[], user: StoredUser | null) => Promise<string | null>

/** Uses the rights of the user who checks or starts the import, as they are now. */
export async function roleGiving(
  db: AnyDb,
  setup: Pick<ImportSetup, 'userId' | 'requiresAdministratorTwoFactor'>,
): Promise<RoleGiving> {
  const queries = userQueries(db)
  const rights = new Set<Permission>(await permissionsOf(db, setup.userId))
  const roles = await queries.roles()
  const administrators = await queries.administrators()
  const administrator = roles.find(isProtectedRole)?.id ?? 0

  return async (roleIds, user) => {
    if (!rights.has('users-roles-update')) return GIVING_NOT_PERMITTED
    const before = user?.role_ids ?? []
    const added = roles.filter(({ id }) => roleIds.includes(id) && !before.includes(id))
    if (!added.every(({ permissions }) => mayGrant(rights, permissions))) return ROLE_NOT_HELD
    const mayGive = mayChangeRoles(
      { actorId: setup.userId, userId: user?.id ?? 0, administrators },
      { isNow: before.includes(administrator), isThen: roleIds.includes(administrator) },
    )
    if (!mayGive) return ROLE_NOT_HELD
    if (user === null) return null
    const held = (await queries.state(user.id))?.permissions ?? []
    const mayEnd = mayAdminister(rights) || !(await requiredRoleQueries(db, setup).endsWith(user.id, roleIds))
    return hasAllPermissions(rights, held) && mayEnd ? null : USER_BEYOND_RIGHTS
  }
}
