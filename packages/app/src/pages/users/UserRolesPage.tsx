import { AccessStoreModel } from '@latchkey/domain/access/access.store'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { UserRolesForm } from '@latchkey/ui/lettings/roles/UserRolesForm/UserRolesForm.tsx'
import { observer } from 'mobx-react-lite'
import { useParams } from 'react-router-dom'
import { BackLink } from '../../components/BackLink.tsx'
import { useReading } from '../../editing/use-reading.ts'
import { useRememberOpened } from '../../editing/use-remember-opened.ts'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

export const UserRolesPage = observer(function UserRolesPage() {
  const id = Number(useParams()['userId'])
  const { roles, session, users } = useRoot()
  const access = useStore(AccessStoreModel)
  const { guard, onSubmit } = useEditedForm((roleIds: readonly number[]) => users.setRoles(id, roleIds))
  useRememberOpened('user', id)
  const { reading, retry } = useReading(() => access.readUser(id), users.revision + roles.revision)
  const read = reading.value

  return (
    <>
      <PageHeader
        title={read?.user.rolesTitle ?? PAGES.userRoles.title}
        above={
          session.can('users-view') ? <BackLink to={PATHS.users}>{PAGES.users.title}</BackLink> : undefined
        }
      />
      {reading.missing !== null || read === null ? (
        <RecordPlaceholder phase={reading.missing ?? 'loading'} noun="user" onRetry={retry} />
      ) : (
        <UserRolesForm
          record={read.user.rolesDraft}
          roles={read.roles}
          permissions={read.user.permissions}
          rights={session.rights}
          onSubmit={onSubmit}
          guard={guard}
          isBusy={users.isSaving}
        />
      )}
    </>
  )
})
