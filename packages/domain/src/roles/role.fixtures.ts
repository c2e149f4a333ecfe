import {
  PERMISSION_FACTS,
  PERMISSIONS,
  SYSTEM_ADMINISTRATOR,
  type Permission,
} from '../permissions/permission.enums.ts'
import type { PermissionRow, Role } from './role.contract.ts'

/** Enabled; its id is its index in PERMISSIONS plus one. */
export function aPermission(name: Permission, fields: Partial<PermissionRow> = {}): PermissionRow {
  const { group, description } = PERMISSION_FACTS[name]
  return { id: PERMISSIONS.indexOf(name) + 1, name, description, data: { group }, status: true, ...fields }
}

export const ALL_PERMISSIONS: readonly PermissionRow[] = PERMISSIONS.map((name) => aPermission(name))

/** Enabled, with two permissions. */
export function aRole(fields: Partial<Role> = {}): Role {
  return {
    id: 2,
    name: 'Lettings agent',
    description: 'Works with enquiries and viewings',
    status: true,
    requiresTwoFactor: false,
    children: [aPermission('enquiries-view'), aPermission('viewings-view')],
    ...fields,
  }
}

/** Cannot be changed. */
export const theAdministratorRole: Role = aRole({
  id: 1,
  name: SYSTEM_ADMINISTRATOR,
  description: 'Holds every permission',
  children: [...ALL_PERMISSIONS],
})
