import type { Role } from '@latchkey/domain/roles/role.contract'
import { permissionCount, roleStatus } from '@latchkey/domain/roles/role.names'
import { TWO_FACTOR_REQUIRED } from '@latchkey/domain/two-factor/two-factor.messages'
import type { DataColumn } from '../../../data/DataTable/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'

/** The name of a column of the list of roles. */
export type RoleColumn = 'name' | 'permissions' | 'status'

/** The columns of the list of roles; that of the boxes is the table's own. Source: specification §2 "Manage Roles". */
export const ROLE_COLUMNS: readonly DataColumn<Role, RoleColumn>[] = [
  { id: 'name', header: 'Role Name', cell: ({ name }) => name, widthRem: 14, grow: 2, isTitle: true },
  {
    id: 'permissions',
    header: 'Permissions',
    cell: ({ children }) => permissionCount(children.length),
    widthRem: 9,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, requiresTwoFactor }) => (
      <Inline>
        <StatusLabel tone={status ? 'green' : 'red'}>{roleStatus(status)}</StatusLabel>
        {requiresTwoFactor && <StatusLabel tone="blue">{TWO_FACTOR_REQUIRED}</StatusLabel>}
      </Inline>
    ),
    widthRem: 8,
  },
]
