import { SYSTEM_ADMINISTRATOR } from '../permissions/permission.enums.ts'

/** True for the role that nobody can change or delete. Source: specification §6, decision R1. */
export function isProtectedRole(role: { readonly name: string }): boolean {
  return role.name.toLowerCase() === SYSTEM_ADMINISTRATOR.toLowerCase()
}

/** What a list shows for the number of permissions of a role. Source: decision R14. */
export function permissionCount(count: number): string {
  if (count === 0) return 'No Permissions'
  return count === 1 ? '1 Permission' : `${count} Permissions`
}

/** What a list shows for whether a role is in force. Source: specification §2. */
export function roleStatus(isEnabled: boolean): 'Enabled' | 'Disabled' {
  return isEnabled ? 'Enabled' : 'Disabled'
}

/** The name of a role or permission where it can be given, marked when it gives nothing. Source: specification §2, decision R7. */
export function markedName(named: { readonly name: string; readonly status: boolean }): string {
  return named.status ? named.name : `${named.name} (Disabled)`
}
