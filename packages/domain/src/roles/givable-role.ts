import type { PermissionRow } from './role.contract.ts'

/** A role that a new user can be given. */
export interface GivableRole {
  readonly id: number
  /** Marked when inactive. */
  readonly label: string
  readonly permissions: readonly Pick<PermissionRow, 'name' | 'status'>[]
}
