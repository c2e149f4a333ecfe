import { Type, type Static } from 'typebox'
import { PERMISSION_GROUPS, PERMISSIONS } from '../permissions/permission.enums.ts'
import { PageOf } from '../platform/lists/page.contract.ts'

/** One permission as it travels. Source: specification §3, decision R6. */
export const PermissionContract = Type.Object({
  id: Type.Integer(),
  name: Type.Enum([...PERMISSIONS]),
  description: Type.String(),
  data: Type.Object({ group: Type.Enum([...PERMISSION_GROUPS]) }),
  /** False gives nothing to anyone. Source: decision R7. */
  status: Type.Boolean(),
})

/** One permission as it travels. */
export type PermissionRow = Static<typeof PermissionContract>

/** A role with the permissions that it holds. Source: specification §3. */
export const RoleContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  status: Type.Boolean(),
  /** True for a role whose holders must sign in with two factors. */
  requiresTwoFactor: Type.Boolean(),
  children: Type.Array(PermissionContract),
})

/** A role with the permissions that it holds. */
export type Role = Static<typeof RoleContract>

/** One page of roles. */
export const RolePageContract = PageOf(RoleContract)
