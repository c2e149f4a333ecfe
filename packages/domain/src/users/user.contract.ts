import { Type, type Static } from 'typebox'
import { PERMISSIONS } from '../permissions/permission.enums.ts'
import { PageOf } from '../platform/lists/page.contract.ts'

/** Users in a response without pages, the first by username; the list of users has them all. */
export const UNPAGED_USERS_MAX = 10_000

/** An option of the Agent select. */
export const UserOptionContract = Type.Object({ id: Type.Integer(), username: Type.String() })

export type UserOption = Static<typeof UserOptionContract>

/** A user in the list and on the page of their roles. */
export const UserContract = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  /** First and last name; null while both are empty. */
  name: Type.Union([Type.String(), Type.Null()]),
  active: Type.Boolean(),
  /** Unix seconds of the last sign-in by password (rule U11); null without one. */
  lastLogin: Type.Union([Type.Integer(), Type.Null()]),
  roles: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** Granted by the roles; resetting, disabling or deleting the user requires all of them (rule U8). */
  permissions: Type.Array(Type.Enum([...PERMISSIONS])),
  /** Locked after too many failed sign-ins. */
  locked: Type.Boolean(),
  /** Signs in with two factors. */
  hasTwoFactor: Type.Boolean(),
  /**
   * The reason why the last email with a link did not arrive: the words of the mail server, or that it was given up.
   */
  mailFailure: Type.Optional(Type.String()),
})

export type User = Static<typeof UserContract>

/** One page of users. */
export const UserPageContract = PageOf(UserContract)
