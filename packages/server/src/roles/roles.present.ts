import type { PermissionRow, Role } from '@latchkey/domain/roles/role.contract'
import { isProtectedRole } from '@latchkey/domain/roles/role-names'
import type { Selectable } from 'kysely'
import type { Config } from '../config/config.ts'
import type { PermissionTable, RoleTable } from '../db/tables/people.ts'

export type PermissionRecord = Selectable<PermissionTable>

export type RoleRecord = Pick<
  Selectable<RoleTable>,
  'id' | 'name' | 'description' | 'status' | 'requires_two_factor'
> & {
  children: PermissionRecord[]
}

export function presentPermission(record: PermissionRecord): PermissionRow {
  return {
    id: record.id,
    name: record.name,
    description: record.description,
    data: { group: record.group_name },
    status: record.status,
  }
}

/** True by the role's own setting, and for System Administrator by the configuration. */
export function requiresTwoFactor(
  role: Pick<RoleRecord, 'name' | 'requires_two_factor'>,
  config: Pick<Config, 'requiresAdministratorTwoFactor'>,
): boolean {
  return role.requires_two_factor || (config.requiresAdministratorTwoFactor && isProtectedRole(role))
}

export function presentRole(
  record: RoleRecord,
  config: Pick<Config, 'requiresAdministratorTwoFactor'>,
): Role {
  const { children, requires_two_factor: _own, ...role } = record
  return {
    ...role,
    requiresTwoFactor: requiresTwoFactor(record, config),
    children: children.map(presentPermission),
  }
}
