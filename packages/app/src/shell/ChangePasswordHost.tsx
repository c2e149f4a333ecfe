import type { ChangePasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { PASSWORD_CHANGED } from '@latchkey/domain/passwords/password.messages'
import { ChangePasswordDialog } from '@latchkey/ui/lettings/passwords/ChangePasswordDialog/ChangePasswordDialog.tsx'
import { toastOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { useSubmit } from '@latchkey/ui/lettings/use-submit.ts'
import { observer } from 'mobx-react-lite'
import { businessPasswordMax } from '../config/password-max.ts'
import { useRoot } from '../runtime/runtime.ts'

export interface ChangePasswordHostProps {
  isOpen: boolean
  onClose: () => void
}

export const ChangePasswordHost = observer(function ChangePasswordHost({
  isOpen,
  onClose,
}: ChangePasswordHostProps) {
  const { passwords, session } = useRoot()
  const form = useSubmit(
    (draft: ChangePasswordDraft) => passwords.change(draft),
    async (outcome, isOn) => {
      if ((await toastOutcome(outcome, PASSWORD_CHANGED)) && isOn()) onClose()
    },
    isOpen ? 'password' : null,
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
