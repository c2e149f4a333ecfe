import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { EMPTY_ROLE, roleDraftOf, type RoleDraft } from '@latchkey/domain/roles/role.draft'
import { ROLE_CREATED, ROLE_UPDATED } from '@latchkey/domain/roles/role.messages'
import { isProtectedRole } from '@latchkey/domain/roles/role.names'
import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { Stack } from '@latchkey/ui/layout/Stack'
import { RoleForm } from '@latchkey/ui/lettings/roles/RoleForm'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome'
import { useReading } from '../../editing/use-reading.ts'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'
import { useGuardedForm } from '../../editing/use-unsaved-edits.ts'
import { ReadingTrouble } from './ReadingTrouble.tsx'

/** What a new role starts from; one that exists is read. */
const NEW = { kind: 'read', value: null } as const

/** Where a role is made or changed. Source: specification §2 "Role form", decisions R1 and R13. */
export const RolePage = observer(function RolePage() {
  const { roles } = useStaff()
  const { session } = useRuntime().root
  // Whoever may make roles without seeing their list must not land on Access Denied.
  const afterwards = session.can('users-roles-view') ? PATHS.roles : PATHS.settings
  const { roleId } = useParams()
  const id = roleId === undefined ? null : Number(roleId)
  const navigate = useNavigate()
  const setDirty = useGuardedForm()
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()
  const readRole = useCallback(() => (id === null ? Promise.resolve(NEW) : roles.read(id)), [roles, id])
  const readPermissions = useCallback(() => roles.readPermissions(), [roles])
  const role = useReading(readRole, roles.revision)
  const permissions = useReading(readPermissions, roles.revision)

  const read = role.reading.kind === 'ready' ? role.reading.value : null
  const record = useMemo(() => (read === null ? EMPTY_ROLE : roleDraftOf(read)), [read])

  const handleSubmit = async (draft: RoleDraft) => {
    const outcome = id === null ? await roles.create(draft) : await roles.save(id, draft)
    if (outcome.kind === 'created' || outcome.kind === 'done') {
      setDirty(false)
      toasts.success(id === null ? ROLE_CREATED : ROLE_UPDATED)
      void navigate(afterwards)
    } else if (outcome.kind === 'invalid') setServerErrors(outcome.errors)
    else toastFailure(outcome)
  }

  if (read !== null && isProtectedRole(read)) return <Navigate to={PATHS.forbidden} replace />
  return (
    <>
      <PageHeader title={id === null ? 'Create Role' : 'Update Role'} />
      {role.reading.kind !== 'ready' ? (
        <ReadingTrouble kind={role.reading.kind} noun="role" onRetry={role.retry} />
      ) : permissions.reading.kind !== 'ready' ? (
        <ReadingTrouble kind={permissions.reading.kind} noun="role" onRetry={permissions.retry} />
      ) : (
        <Stack width="form">
          <RoleForm
            record={record}
            permissions={permissions.reading.value}
            canRequireTwoFactor={session.can(...PERMISSIONS)}
            onSubmit={(draft) => void handleSubmit(draft)}
            onDirtyChange={setDirty}
            isBusy={roles.isSaving}
            back={<LinkButton render={<Link to={afterwards} />}>Back</LinkButton>}
            {...(serverErrors === undefined ? {} : { serverErrors })}
          />
        </Stack>
      )}
    </>
  )
})
