import { Type, type Static } from 'typebox'
import { PERMISSION_GROUPS, PERMISSIONS } from '../permissions/permission.enums.ts'
import { PageOf } from '../platform/lists/page.contract.ts'

/** A permission that roles can hold. */
export const PermissionContract = Type.Object({
  id: Type.Integer(),
  name: Type.Enum([...PERMISSIONS]),
  description: Type.String(),
  data: Type.Object({ group: Type.Enum([...PERMISSION_GROUPS]) }),
  /** False: grants nothing, but can still be assigned. */
  status: Type.Boolean(),
})

export type PermissionRow = Static<typeof PermissionContract>

/** A role with its permissions. */
export const RoleContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  status: Type.Boolean(),
  /** Holders must sign in with two factors. */
  requiresTwoFactor: Type.Boolean(),
  children: Type.Array(PermissionContract),
})

export type Role = Static<typeof RoleContract>

/** One page of roles. */
export const RolePageContract = PageOf(RoleContract)

/** A role that a new user can be given. */
export interface GivableRole {
  readonly id: number
  /** Marked when inactive. */
  readonly label: string
  readonly permissions: readonly Pick<PermissionRow, 'name' | 'status'>[]
}
