import { SYSTEM_ADMINISTRATOR } from '../permissions/permission.enums.ts'

/** System Administrator, in any case. */
export function isProtectedRole(role: { readonly name: string }): boolean {
  return role.name.toLowerCase() === SYSTEM_ADMINISTRATOR.toLowerCase()
}

export function permissionCount(count: number): string {
  if (count === 0) return 'No Permissions'
  return count === 1 ? '1 Permission' : `${count} Permissions`
}

export function roleStatus(isEnabled: boolean): 'Enabled' | 'Disabled' {
  return isEnabled ? 'Enabled' : 'Disabled'
}

/** Marked when disabled: it can still be assigned (rule R7). */
export function markedName(named: { readonly name: string; readonly status: boolean }): string {
  return named.status ? named.name : `${named.name} (Disabled)`
}
