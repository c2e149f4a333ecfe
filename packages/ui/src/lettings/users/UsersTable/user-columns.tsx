import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { User } from '@latchkey/domain/users/user.contract'
import { NEVER_SIGNED_IN, yesOrNo } from '@latchkey/domain/users/user.messages'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'

/** The name of a column of the list of users. */
export type UserColumn = 'username' | 'active' | 'lastLogin'

/** The columns of the list of users. Source: specification §2 "Manage Users". */
export function userColumns(dateFormatter: DateFormatter): readonly DataColumn<User, UserColumn>[] {
  return [
    {
      id: 'username',
      header: 'Username',
      accessorFn: ({ username }) => username,
      meta: { widthRem: 14, grow: 2, isTitle: true },
    },
    {
      id: 'active',
      header: 'Active',
      accessorFn: ({ active }) => active,
      cell: ({ row: { original: user } }) => (
        <Inline>
          <StatusLabel tone={user.active ? 'green' : 'red'}>{yesOrNo(user.active)}</StatusLabel>
          {user.locked && <StatusLabel tone="yellow">Locked</StatusLabel>}
        </Inline>
      ),
      meta: { widthRem: 9, isWhole: true },
    },
    {
      id: 'lastLogin',
      header: 'Last Logged In',
      accessorFn: ({ lastLogin }) =>
        lastLogin === null ? NEVER_SIGNED_IN : dateFormatter.formatDateTime(lastLogin),
      meta: { widthRem: 10 },
    },
  ]
}
