import { Active, bodyOf, Email, Ids, Text } from '../platform/validation/request-body.ts'
import { ROLES_AT_ONCE_MAX } from '../roles/role.limits.ts'

export const NewUserBody = bodyOf(
  {
    username: Email,
    active: Active,
    firstName: Text,
    lastName: Text,
    roleIds: Ids('enumerable', ROLES_AT_ONCE_MAX),
  },
  ['username', 'active'],
)

/** Replaces all roles of the user. */
export const UserRolesBody = bodyOf({ roles: Ids('enumerable', ROLES_AT_ONCE_MAX) }, ['roles'])
