import { hasAllPermissions, type Rights } from '@latchkey/domain/permissions/rights'
import { USER_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import type { UserColumn } from '@latchkey/domain/users/user.columns'
import type { User } from '@latchkey/domain/users/user.contract'
import type { UserAction } from '@latchkey/domain/users/user-question'
import { Ban, CircleCheck, KeyRound, LockOpen, ShieldCheck, Smartphone } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import type { DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { deleteItem } from '../../delete-item.tsx'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { UserFacts } from '../UserFacts/UserFacts.tsx'
import { userColumns } from './user-columns.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'

export interface UsersTableProps extends ListState<User, never>, Pick<DataTableProps<User>, 'emptyHint'> {
  onAction: (action: UserAction, user: User) => void
  /**
   * The signed-in user's permissions: they cannot change a user who has others. Keep it stable between renders.
   */
  rights: Rights
  /** The address of the form with the roles of a user; null without permission. Keep it stable between renders. */
  rolesPath: ((user: User) => string) | null
  /**
   * True for a user whose second factor the signed-in user may reset; without it, none. Keep it stable
   * between renders.
   */
  mayResetTwoFactor?: (user: User) => boolean
}

const NOUN = { one: 'user', many: 'users' }
const EXPANSION = {
  labelOf: ({ username }: User) => `Permissions of ${username}`,
  render: (user: User) => <UserFacts user={user} />,
}
const nobody = () => false
const idOf = ({ id }: User) => String(id)

/**
 * The list of users, with the actions on each.
 *
 * @do Pass callbacks only with permission: an item is shown when its callback is given.
 * @dont Do not hide inactive users: they have a status.
 * @key Tab: Moves through “Skip to…”, the toolbar, headings and filters, then to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its controls.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter or Space: On a heading, sorts; on an arrow, expands the roles of a user; on a menu, opens it.
 * @key Enter: In a filter, applies it at once.
 * @key Escape: In a filter, clears it.
 */
export function UsersTable({
  onAction,
  rights,
  rolesPath,
  mayResetTwoFactor = nobody,
  ...list
}: UsersTableProps) {
  const dateFormatter = useDateFormatter()
  const columns = useMemo(() => userColumns(dateFormatter, rolesPath), [dateFormatter, rolesPath])
  const act = useStableCallback(onAction)
  const rowMenu = useCallback(
    (user: User) => {
      const isDisabled = !hasAllPermissions(rights, user.permissions)
      return (
        <RowMenu
          subject={user.id}
          name={user.username}
          {...(isDisabled && { note: USER_BEYOND_RIGHTS })}
          items={[
            {
              label: 'Reset Password',
              icon: <KeyRound aria-hidden />,
              isDisabled,
              onSelect: () => act('reset-password', user),
            },
            {
              label: 'Manage Roles',
              icon: <ShieldCheck aria-hidden />,
              href: rolesPath?.(user) ?? '',
              isVisible: rolesPath !== null,
            },
            {
              label: user.active ? 'Disable' : 'Enable',
              icon: user.active ? <Ban aria-hidden /> : <CircleCheck aria-hidden />,
              isDisabled,
              onSelect: () => act('toggle', user),
            },
            {
              label: 'Unlock',
              icon: <LockOpen aria-hidden />,
              isVisible: user.locked,
              isDisabled,
              onSelect: () => act('unlock', user),
            },
            {
              label: 'Reset Two-Factor',
              icon: <Smartphone aria-hidden />,
              isVisible: user.hasTwoFactor && mayResetTwoFactor(user),
              isDisabled,
              onSelect: () => act('reset-two-factor', user),
            },
            deleteItem(() => act('delete', user), { isDisabled }),
          ]}
        />
      )
    },
    [act, rights, rolesPath, mayResetTwoFactor],
  )

  return (
    <RowMenus>
      <ListTable<User, UserColumn, never>
        {...list}
        label="Users"
        noun={NOUN}
        columns={columns}
        rowId={idOf}
        rowMenu={rowMenu}
        expansion={EXPANSION}
      />
    </RowMenus>
  )
}
