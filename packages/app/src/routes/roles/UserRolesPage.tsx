import { USER_ROLES_UPDATED, userRolesTitle } from '@latchkey/domain/roles/role.messages'
import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { UserRolesForm } from '@latchkey/ui/lettings/roles/UserRolesForm'
import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import { toastOutcome } from '@latchkey/ui/lettings/toast-outcome'
import { useReading } from '../../editing/use-reading.ts'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'
import { useGuardedForm } from '../../editing/use-unsaved-edits.ts'
import { ReadingTrouble } from './ReadingTrouble.tsx'

/** Where one user is given roles. Source: specification §2 "User roles screen", decisions R10 and R13. */
export const UserRolesPage = observer(function UserRolesPage() {
  const { roles, users } = useStaff()
  const { session } = useRuntime().root
  const { userId } = useParams()
  const id = Number(userId)
  const setDirty = useGuardedForm()
  const readUser = useCallback(() => users.read(id), [users, id])
  const readRoles = useCallback(() => roles.readAll(), [roles])
  const user = useReading(readUser, users.revision)
  const all = useReading(readRoles, roles.revision)

  const read = user.reading.kind === 'ready' ? user.reading.value : null
  const record = useMemo(
    () => ({
      roleIds: (read?.roles ?? []).map((role) => role.id).toSorted((one, other) => one - other),
    }),
    [read],
  )
  const handleSubmit = async (roleIds: readonly number[]) =>
    toastOutcome(await users.setRoles(id, roleIds), USER_ROLES_UPDATED)

  return (
    <>
      <PageHeader
        title={read === null ? 'Manage User Roles' : userRolesTitle(read.username)}
        above={
          session.can('users-view') ? (
            <LinkButton
              variant="quiet"
              size="small"
              icon={<ArrowLeft aria-hidden />}
              render={<Link to={PATHS.users} />}
            >
              Manage Users
            </LinkButton>
          ) : undefined
        }
      />
      {user.reading.kind !== 'ready' ? (
        <ReadingTrouble kind={user.reading.kind} noun="user" onRetry={user.retry} />
      ) : all.reading.kind !== 'ready' ? (
        <ReadingTrouble kind={all.reading.kind} noun="user" onRetry={all.retry} />
      ) : (
        <UserRolesForm
          key={id}
          record={record}
          roles={all.reading.value}
          onSubmit={(roleIds) => void handleSubmit(roleIds)}
          onDirtyChange={setDirty}
          isBusy={users.isSaving}
        />
      )}
    </>
  )
})
