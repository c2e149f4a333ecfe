import type { Role } from './role.contract.ts'
import { activeValue } from '../platform/active.ts'

/** A role as its form holds and sends it. */
export interface RoleDraft {
  name: string
  /** 1 or 0; null until chosen. */
  status: number | null
  /** Ids of the permissions that are checked. */
  permissions: readonly number[]
}

/** A role form that nothing was typed into. */
export const EMPTY_ROLE: RoleDraft = { name: '', status: null, permissions: [] }

/** A role as its form begins with it. */
export function roleDraftOf(role: Role): RoleDraft {
  return {
    name: role.name,
    status: activeValue(role.status),
    permissions: role.children.map(({ id }) => id),
  }
}
