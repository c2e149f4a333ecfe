import { Active, bodyOf, Flag, Ids, Text } from '../platform/validation/request-body.ts'
import { ROLE_PERMISSIONS_MAX, ROLES_AT_ONCE_MAX } from './role.limits.ts'

/** `status` is 1 or 0. Without `permissions` only a role can be created, not changed. */
export const RoleBody = bodyOf(
  {
    name: Text,
    status: Active,
    permissions: Ids('enumerable', ROLE_PERMISSIONS_MAX),
    /** Only administrators may change it; omitted, it keeps its value. */
    requiresTwoFactor: Flag('enumerable'),
  },
  ['name', 'status'],
)

export const RoleIdsBody = bodyOf({ ids: Ids('invalid', ROLES_AT_ONCE_MAX) }, ['ids'])
