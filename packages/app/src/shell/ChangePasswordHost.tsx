import type { ChangePasswordDraft } from '@latchkey/domain/passwords/password-drafts'
import { ChangePasswordDialog } from '@latchkey/ui/lettings/passwords/ChangePasswordDialog/ChangePasswordDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { businessPasswordMax } from '../config/password-max.ts'
import { useEditedForm } from '../editing/use-unsaved-edits.ts'
import { useRoot } from '../runtime/runtime.ts'

export const ChangePasswordHost = observer(function ChangePasswordHost({ isOpen, onClose }: DialogProps) {
  const { passwords, session } = useRoot()
  const form = useEditedForm(
    (draft: ChangePasswordDraft) => passwords.change(draft),
    () => onClose(),
    {
      open: isOpen ? 'password' : null,
    },
  )

  return (
    <ChangePasswordDialog
      {...form}
      isOpen={isOpen}
      username={session.user?.email ?? ''}
      onClose={onClose}
      isBusy={passwords.isSaving}
      longest={businessPasswordMax}
    />
  )
})
