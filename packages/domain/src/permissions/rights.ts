import { ADMINISTRATION, type Permission } from './permission.enums.ts'

/** Permissions granted by a user's enabled roles. */
export type Rights = ReadonlySet<Permission>

interface GrantedPermission {
  readonly name: Permission
  /** False: grants nothing. */
  readonly status: boolean
}

/**
 * Required to disable, delete, unlock or reset a user who holds these permissions, and to change their roles (rules
 * R3 and U8).
 */
export function hasAllPermissions(rights: Rights, permissions: readonly Permission[]): boolean {
  return permissions.every((permission) => rights.has(permission))
}

/** Required to read the audit trail and to change who signs in with two factors (decision 0036). */
export function mayAdminister(rights: Rights): boolean {
  return hasAllPermissions(rights, ADMINISTRATION)
}

/** Required to be offered as the agent of a viewing, who finds it in the list of viewings and on Today (rule U16). */
export function takesViewings(rights: Rights): boolean {
  return rights.has('viewings-view')
}

/**
 * Required to assign these permissions, and to change, disable or delete a role that holds them. Disabled
 * permissions grant nothing, so they do not count (rules R3 and R7).
 */
export function mayGrant(rights: Rights, permissions: readonly GrantedPermission[]): boolean {
  return permissions.every(({ name, status }) => !status || rights.has(name))
}
