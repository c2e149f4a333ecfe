import type { PermissionRow, Role } from '@latchkey/domain/roles/role.contract'
import type { Selectable } from 'kysely'
import type { PermissionTable, RoleTable } from '../db/tables/people.ts'

/** A permission as the database holds it. */
export type PermissionRecord = Selectable<PermissionTable>

/** A role as the database holds it, with its permissions. */
export type RoleRecord = Pick<
  Selectable<RoleTable>,
  'id' | 'name' | 'description' | 'status' | 'requires_two_factor'
> & {
  children: PermissionRecord[]
}

/** A permission as it travels. */
export function presentPermission(record: PermissionRecord): PermissionRow {
  return {
    id: record.id,
    name: record.name,
    description: record.description,
    data: { group: record.group_name },
    status: record.status,
  }
}

/** A role as it travels. */
export function presentRole({ children, requires_two_factor, ...role }: RoleRecord): Role {
  return { ...role, requiresTwoFactor: requires_two_factor, children: children.map(presentPermission) }
}
