import { Type, type Static } from 'typebox'
import { PERMISSIONS } from '../permissions/permission.enums.ts'
import { PageOf } from '../platform/lists/page.contract.ts'

/** One choice of the Agent select: only these two keys. Source: specification §7. */
export const UserOptionContract = Type.Object({ id: Type.Integer(), username: Type.String() })

/** One choice of the Agent select. */
export type UserOption = Static<typeof UserOptionContract>

/** A user as the list and the roles screen show them. Source: specification §3, decision U14. */
export const UserContract = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  active: Type.Boolean(),
  /** Unix seconds of the last sign-in by password; null when there was none. Source: decision U11. */
  lastLogin: Type.Union([Type.Integer(), Type.Null()]),
  roles: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** What these give them: without each of it nobody resets, disables or deletes them. Source: decision U8. */
  permissions: Type.Array(Type.Enum([...PERMISSIONS])),
  /** True while too many failures keep the user out. Source: decision U7. */
  locked: Type.Boolean(),
  /** True for a user who signs in with two factors. */
  hasTwoFactor: Type.Boolean(),
})

/** A user as the list and the roles screen show them. */
export type User = Static<typeof UserContract>

/** One page of users. */
export const UserPageContract = PageOf(UserContract)
