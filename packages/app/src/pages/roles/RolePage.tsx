import { AccessStoreModel } from '@latchkey/domain/access/access.store'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { EMPTY_ROLE, type RoleDraft } from '@latchkey/domain/roles/role.draft'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { RoleForm } from '@latchkey/ui/lettings/roles/RoleForm/RoleForm.tsx'
import { observer } from 'mobx-react-lite'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { useReading } from '../../editing/use-reading.ts'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

export const RolePage = observer(function RolePage() {
  const { roleId } = useParams()
  const id = roleId === undefined ? null : Number(roleId)
  const { roles, session } = useRoot()
  const access = useStore(AccessStoreModel)
  // Without permission for the list of roles, the settings instead of Access Denied.
  const afterwards = session.can('users-roles-view') ? PATHS.roles : PATHS.settings
  const navigate = useNavigate()
  const { reading, retry } = useReading(() => access.readRole(id), roles.revision)
  const { missing, value } = reading
  const form = useEditedForm(
    (draft: RoleDraft) => (id === null ? roles.create(draft) : roles.save(id, draft)),
    () => navigate(afterwards),
  )

  if (value?.role?.isProtected) return <Navigate to={PATHS.forbidden} replace />
  return (
    <>
      <PageHeader title={(id === null ? PAGES.createRole : PAGES.updateRole).title} />
      {missing !== null ? (
        <RecordPlaceholder phase={missing} noun="role" onRetry={retry} />
      ) : (
        <Stack width="form">
          <RoleForm
            {...form}
            record={value?.role?.draft ?? EMPTY_ROLE}
            permissions={value?.permissions ?? []}
            rights={session.rights}
            canRequireTwoFactor={session.mayAdminister}
            isBusy={roles.isSaving}
            back={<LinkButton render={<Link to={afterwards} />}>Back</LinkButton>}
          />
        </Stack>
      )}
    </>
  )
})
