import { Active, bodyOf, Flag, Ids, Text } from '../platform/validation/request-body.ts'
import { ROLE_PERMISSIONS_MAX, ROLES_AT_ONCE_MAX } from './role.limits.ts'

/** What a role form sends: status 1 or 0, and the ids of the permissions, without which only a new role is made. Source: specification §3, decision R12. */
export const RoleBody = bodyOf(
  {
    name: Text,
    status: Active,
    permissions: Ids('enumerable', ROLE_PERMISSIONS_MAX),
    /** Only a holder of every permission may change it; left out, it stays as it is. */
    requiresTwoFactor: Flag('enumerable'),
  },
  ['name', 'status'],
)

/** Which roles to delete together. */
export const RoleIdsBody = bodyOf({ ids: Ids('invalid', ROLES_AT_ONCE_MAX) }, ['ids'])
