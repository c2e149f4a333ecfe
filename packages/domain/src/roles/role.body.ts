import { Active, bodyOf, Flag, Ids, Text } from '../platform/validation/request-body.ts'

/** What a role form sends: status 1 or 0, and the ids of the permissions, without which only a new role is made. Source: specification §3, decision R12. */
export const RoleBody = bodyOf(
  {
    name: Text,
    status: Active,
    permissions: Ids('enumerable'),
    /** Only a holder of every permission may change it; left out, it stays as it is. */
    requiresTwoFactor: Flag('enumerable'),
  },
  ['name', 'status'],
)

/** Which roles to delete together. */
export const RoleIdsBody = bodyOf({ ids: Ids('invalid') }, ['ids'])
