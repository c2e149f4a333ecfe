import { PAGE_SIZES, type ListQuery } from '@latchkey/domain/platform/page'
import type { Clock } from '@latchkey/domain/platform/time'
import type { User } from '@latchkey/domain/users/user.contract'
import { Ban, CircleCheck, KeyRound, LockOpen, ShieldCheck, SmartphoneNfc, Trash2 } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useStableCallback } from '../../../behaviour/use-stable-callback.ts'
import type { RenderLink } from '../../../controls/render-link.tsx'
import { DataTable, type DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { ListFooter } from '../../../data/ListFooter/ListFooter.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { UserFacts } from '../UserFacts/UserFacts.tsx'
import { userColumns, type UserColumn } from './user-columns.tsx'

/** What can be done with a user from the list. */
export type UserAct = 'reset-password' | 'toggle' | 'unlock' | 'reset-two-factor' | 'delete'

/** What the list of users accepts. */
export interface UsersTableProps extends Pick<
  DataTableProps<User>,
  'rows' | 'phase' | 'hasRefreshFailed' | 'isChanging' | 'onRetry' | 'emptyHint'
> {
  clock: Clock
  /** The question last asked. */
  query: ListQuery<never>
  /** Of the rows on show. */
  page: number
  lastPage: number
  total: number
  onAsk: (query: ListQuery<never>) => void
  onAct: (act: UserAct, user: User) => void
  /** The address where the roles of a user are given; null for who may not. Keep it stable between renders. */
  rolesPath: ((user: User) => string) | null
  /** True for a user whose second factor this person may take away; nobody's without it. Keep it stable between renders. */
  mayResetTwoFactor?: (user: User) => boolean
  renderLink: RenderLink
}

const NOUN = { one: 'user', many: 'users' }
const EXPANSION = {
  labelOf: ({ username }: User) => `Permissions of ${username}`,
  render: (user: User) => <UserFacts user={user} />,
}
const nobody = () => false
const idOf = ({ id }: User) => String(id)

/** Who may sign in, with all that is done to one of them. Source: specification §2 "Manage Users". */
export function UsersTable({
  rows,
  clock,
  query,
  page,
  lastPage,
  total,
  onAsk,
  onAct,
  rolesPath,
  mayResetTwoFactor = nobody,
  renderLink,
  ...state
}: UsersTableProps) {
  const columns = useMemo(() => userColumns(clock), [clock])
  const act = useStableCallback(onAct)
  const rowMenu = useCallback(
    (user: User) => (
      <RowMenu
        name={user.username}
        renderLink={renderLink}
        items={[
          {
            label: 'Reset Password',
            icon: <KeyRound aria-hidden />,
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
            onSelect: () => act('toggle', user),
          },
          {
            label: 'Unlock',
            icon: <LockOpen aria-hidden />,
            isVisible: user.locked,
            onSelect: () => act('unlock', user),
          },
          {
            label: 'Reset Two-Factor',
            icon: <SmartphoneNfc aria-hidden />,
            isVisible: user.hasTwoFactor && mayResetTwoFactor(user),
            onSelect: () => act('reset-two-factor', user),
          },
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            isDanger: true,
            hasDivider: true,
            onSelect: () => act('delete', user),
          },
        ]}
      />
    ),
    [act, rolesPath, mayResetTwoFactor, renderLink],
  )

  return (
    <div>
      <DataTable<User, UserColumn>
        {...state}
        label="Users"
        noun={NOUN}
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowMenu={rowMenu}
        expansion={EXPANSION}
      />
      {state.phase !== 'loading' && state.phase !== 'failed' && (
        <ListFooter
          noun={NOUN}
          page={page}
          lastPage={lastPage}
          total={total}
          limit={query.limit}
          sizes={PAGE_SIZES}
          onPage={(next) => onAsk({ ...query, page: next })}
          onLimit={(limit) => onAsk({ ...query, limit, page: 1 })}
        />
      )}
    </div>
  )
}
