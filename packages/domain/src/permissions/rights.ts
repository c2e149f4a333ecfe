import { PERMISSIONS, type Permission } from './permission.enums.ts'

/** What somebody may do: the permissions that their enabled roles give them. */
export type Rights = ReadonlySet<Permission>

/** What a rule about rights reads of a permission. */
interface GivenPermission {
  readonly name: Permission
  /** False for a permission that gives nothing to anyone. Source: decision R7. */
  readonly status: boolean
}

/** True for somebody who holds all of these: they may disable, delete, unlock or reset whoever holds them, and change their roles. Source: decisions R3 and U8. */
export function holdsAll(rights: Rights, permissions: readonly Permission[]): boolean {
  return permissions.every((permission) => rights.has(permission))
}

/** True for somebody who holds every permission there is: they alone decide who signs in with two factors. Source: decision 0036. */
export function holdsEverything(rights: Rights): boolean {
  return holdsAll(rights, PERMISSIONS)
}

/** True for somebody who may give these permissions, and change, disable or delete a role that holds them. A disabled permission gives nothing, so that anyone may give it. Source: decisions R3 and R7. */
export function mayGive(rights: Rights, permissions: readonly GivenPermission[]): boolean {
  return permissions.every(({ name, status }) => !status || rights.has(name))
}
