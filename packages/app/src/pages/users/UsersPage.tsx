import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS, userRolesPath } from '@latchkey/domain/navigation/paths'
import { HandOverModel } from '@latchkey/domain/users/hand-over.store'
import { actOnUser, pageAfterCreating } from '@latchkey/domain/users/user-question'
import type { User } from '@latchkey/domain/users/user.contract'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { UsersTable } from '@latchkey/ui/lettings/users/UsersTable/UsersTable.tsx'
import { ShieldCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { ListExport } from '../../components/ListExport.tsx'
import { CreateNew } from '../../components/CreateNew.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { useTable } from '../../address/use-list.ts'

// Larger than the list's chunk, so loaded when a user is created.
const CreateUserHost = lazyDialog(() => import('./CreateUserHost.tsx'), 'CreateUserHost')

const HandOverHost = lazyDialog(() => import('./HandOverHost.tsx'), 'HandOverHost')

const rolesPathOf = ({ id }: User) => userRolesPath(id)

export const UsersPage = observer(function UsersPage() {
  const root = useRoot()
  const { session, users } = root
  const { list } = users
  const handOver = useStore(HandOverModel)
  const table = useTable(list)
  const navigate = useNavigate()
  const opened = useOpenRecord('user')
  const isCreating = opened.open === 'new'

  const me = session.user?.id
  const { mayAdminister } = session
  const mayReset = useCallback(({ id }: User) => mayAdminister && id !== me, [mayAdminister, me])

  const handleCreated = (created: User) => {
    const path = pageAfterCreating(created, (permission) => session.can(permission))
    if (path === null) opened.close()
    else void navigate(path, { replace: true })
  }

  const createNew = <CreateNew onClick={() => opened.show('new')} />
  return (
    <>
      <PageHeader
        title={PAGES.users.title}
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
        {...table}
        actions={<ListExport list="users" query={table.query} total={table.total} />}
        onAction={(action, user) => void actOnUser(root, handOver, action, user)}
        rights={session.rights}
        rolesPath={session.can('users-roles-update') ? rolesPathOf : null}
        mayResetTwoFactor={mayReset}
        emptyHint={createNew}
      />
      <HandOverHost isOpen={handOver.isOpen} handOver={handOver} onClose={() => handOver.close()} />
      <CreateUserHost isOpen={isCreating} onClose={opened.close} onCreated={handleCreated} />
    </>
  )
})
