import { Active, bodyOf, Ids, Text } from '../platform/validation/request-body.ts'
import { ROLES_AT_ONCE_MAX } from '../roles/role.limits.ts'

/** What Create User sends. Source: specification §3. */
export const NewUserBody = bodyOf({ username: Text, active: Active }, ['username', 'active'])

/** The ids of all roles that a user is to have. Source: specification §3. */
export const UserRolesBody = bodyOf({ roles: Ids('enumerable', ROLES_AT_ONCE_MAX) }, ['roles'])
