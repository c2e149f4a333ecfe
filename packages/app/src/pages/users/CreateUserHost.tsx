import { AccessStoreModel } from '@latchkey/domain/access/access.store'
import type { User } from '@latchkey/domain/users/user.contract'
import type { UserDraft } from '@latchkey/domain/users/user.suite'
import { CreateUserDialog } from '@latchkey/ui/lettings/users/CreateUserDialog/CreateUserDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

export interface CreateUserHostProps extends DialogProps {
  /** Called after the user was created. */
  onCreated: (user: User) => void
}

export const CreateUserHost = observer(function CreateUserHost({
  isOpen,
  onClose,
  onCreated,
}: CreateUserHostProps) {
  const { roles, session, users } = useRoot()
  const access = useStore(AccessStoreModel)
  const form = useEditedForm(
    (draft: UserDraft) => users.create(draft),
    ({ user }) => onCreated(user),
    { open: isOpen ? 'user' : null, name: 'user' },
  )

  const isGiving = isOpen && session.can('users-roles-update')
  useEffect(() => {
    if (isGiving) void access.readGivable()
  }, [access, isGiving, roles.revision])

  return (
    <CreateUserDialog
      {...form}
      roles={access.givable}
      rights={session.rights}
      isOpen={isOpen}
      onCloseRequest={onClose}
      isBusy={users.isSaving}
    />
  )
})
