import { USER_ROLES_UPDATED } from '@latchkey/domain/roles/role.messages'
import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { UserRolesForm } from '@latchkey/ui/lettings/roles/UserRolesForm'
import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router-dom'
import { toastOutcome } from '../../feedback/toast-outcome.ts'
import { useReading } from '../../lists/use-reading.ts'
import { PATHS } from '../../paths.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'
import { useGuardedForm } from '../../unsaved/use-guarded-form.ts'
import { ReadingTrouble } from './ReadingTrouble.tsx'

/** Where one user is given roles. Source: specification §2 "User roles screen", decisions R10 and R13. */
export const UserRolesPage = observer(function UserRolesPage() {
  const { access, roles, users } = useStaff()
  const { session } = useRuntime().root
  const { userId } = useParams()
  const id = Number(userId)
  const setDirty = useGuardedForm()
  const readUser = useCallback(() => access.readUser(id), [access, id])
  const { reading, retry } = useReading(readUser, users.revision + roles.revision)
  const handleSubmit = async (roleIds: readonly number[]) =>
    toastOutcome(await users.setRoles(id, roleIds), USER_ROLES_UPDATED)

  return (
    <>
      <PageHeader
        title={reading.kind === 'ready' ? reading.value.user.rolesTitle : 'Manage User Roles'}
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
      {reading.kind !== 'ready' ? (
        <ReadingTrouble kind={reading.kind} noun="user" onRetry={retry} />
      ) : (
        <UserRolesForm
          key={id}
          record={reading.value.user.rolesDraft}
          roles={reading.value.roles}
          onSubmit={(roleIds) => void handleSubmit(roleIds)}
          onDirtyChange={setDirty}
          isBusy={users.isSaving}
        />
      )}
    </>
  )
})
