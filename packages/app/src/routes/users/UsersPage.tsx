import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { resetTwoFactor } from '@latchkey/domain/two-factor/two-factor.messages'
import type { User } from '@latchkey/domain/users/user.contract'
import {
  DELETE_USER,
  disableUser,
  resetUserPassword,
  USER_TOGGLED,
  USER_UNLOCKED,
} from '@latchkey/domain/users/user.messages'
import { Button } from '@latchkey/ui/controls/Button'
import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { UsersTable, type UserAct } from '@latchkey/ui/lettings/users/UsersTable'
import { Plus, ShieldCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { businessDateFormatter } from '../../date-formatter.ts'
import { AskFirst, type AskedAct } from '../../feedback/AskFirst.tsx'
import { toastOutcome } from '../../feedback/toast-outcome.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import { PartWait } from '../../frame/PartWait.tsx'
import { renderRouterLink } from '../../frame/router-link.tsx'
import { listState } from '../../lists/list-state.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useOpenRecord } from '../../lists/use-open-record.ts'
import { PATHS, userRolesPath } from '@latchkey/domain/navigation/paths'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'

// The form and its rules weigh more than the list: they come after it.
const LazyCreateUserHost = lazyPart(() => import('./CreateUserHost.tsx'), 'CreateUserHost')

const NO_COLUMNS: readonly never[] = []
const rolesPathOf = ({ id }: User) => userRolesPath(id)

/** Who may sign in. Source: specification §2 "Manage Users", decisions U4 to U8. */
export const UsersPage = observer(function UsersPage() {
  const { users } = useStaff()
  const { session, twoFactor } = useRuntime().root
  const { list } = users
  const { ask } = useListAddress(list, NO_COLUMNS)
  const navigate = useNavigate()
  const opened = useOpenRecord('user')
  const isCreating = opened.open === 'new'
  const [asked, setAsked] = useState<AskedAct | null>(null)

  const me = session.user?.id
  const isAdministrator = session.can(...PERMISSIONS)
  const mayReset = useCallback(({ id }: User) => isAdministrator && id !== me, [isAdministrator, me])

  const doAct = (act: UserAct, user: User) => {
    switch (act) {
      case 'reset-password':
        return setAsked({
          texts: resetUserPassword(user.username),
          isDanger: true,
          act: () => users.resetPassword(user.id),
        })
      case 'reset-two-factor':
        return setAsked({
          texts: resetTwoFactor(user.username),
          isDanger: true,
          act: () => twoFactor.reset(user.id),
        })
      case 'delete':
        return setAsked({ texts: DELETE_USER, isDanger: true, act: () => users.remove(user.id) })
      case 'unlock':
        return void users.unlock(user.id).then((outcome) => toastOutcome(outcome, USER_UNLOCKED))
      default:
        if (user.active) {
          return setAsked({
            texts: disableUser(user.username),
            isDanger: true,
            act: () => users.toggleActive(user.id),
          })
        }
        return void users.toggleActive(user.id).then((outcome) => toastOutcome(outcome, USER_TOGGLED))
    }
  }

  const goOn = ({ id, active }: User) => {
    const path = active ? userRolesPath(id) : PATHS.roles
    // Whoever may not go there stays, instead of landing on Access Denied. Source: decision U4.
    if (session.can(active ? 'users-roles-update' : 'users-roles-view'))
      void navigate(path, { replace: true })
    else opened.close()
  }

  const createNew = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => opened.show('new')}>
      Create New
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Manage Users"
        actions={
          <>
            {session.can('users-roles-view') && (
              <LinkButton icon={<ShieldCheck aria-hidden />} render={<Link to={PATHS.roles} />}>
                Manage Roles
              </LinkButton>
            )}
            {createNew}
          </>
        }
      />
      <UsersTable
        {...listState(list)}
        dateFormatter={businessDateFormatter}
        onAsk={ask}
        onAct={doAct}
        rolesPath={session.can('users-roles-update') ? rolesPathOf : null}
        mayResetTwoFactor={mayReset}
        renderLink={renderRouterLink}
        emptyHint={createNew}
      />
      <AskFirst asked={asked} onClose={() => setAsked(null)} />
      <Suspense fallback={isCreating && <PartWait />}>
        <LazyCreateUserHost isOpen={isCreating} onCloseRequest={opened.close} onCreated={goOn} />
      </Suspense>
    </>
  )
})
