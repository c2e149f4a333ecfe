import type { Role } from '@latchkey/domain/roles/role.contract'
import { permissionCount, roleStatus } from '@latchkey/domain/roles/role-names'
import { TWO_FACTOR_REQUIRED } from '@latchkey/domain/two-factor/two-factor.messages'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { PageLink } from '../../PageLink.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'

/** The columns of the list of roles. */
export type RoleColumn = 'name' | 'permissions' | 'status'

/** The checkboxes belong to the table. `pathOf` is null for a role that cannot be opened. */
export const roleColumns = (
  pathOf: (role: Role) => string | null,
): readonly DataColumn<Role, RoleColumn>[] => [
  {
    id: 'name',
    header: 'Role Name',
    accessorFn: ({ name }) => name,
    render: (role) => <PageLink href={pathOf(role)}>{role.name}</PageLink>,
    meta: { widthRem: 14, grow: 2, isTitle: true },
  },
  {
    id: 'permissions',
    header: 'Permissions',
    accessorFn: ({ children }) => permissionCount(children.length),
    meta: { widthRem: 9 },
  },
  {
    id: 'status',
    header: 'Status',
    accessorFn: ({ status }) => status,
    render: (role) => (
      <Inline>
        <StatusLabel tone={role.status ? 'green' : 'red'}>{roleStatus(role.status)}</StatusLabel>
        {role.requiresTwoFactor && <StatusLabel tone="blue">{TWO_FACTOR_REQUIRED}</StatusLabel>}
      </Inline>
    ),
    meta: { widthRem: 8, isWhole: true },
  },
]
