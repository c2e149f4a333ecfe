import type { ChangePasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { PASSWORD_CHANGED } from '@latchkey/domain/passwords/password.messages'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { ChangePasswordDialog } from '@latchkey/ui/lettings/passwords/ChangePasswordDialog/ChangePasswordDialog.tsx'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useOpening } from '@latchkey/ui/hooks/use-opening.ts'
import { businessPasswordMax } from '../config/password-max.ts'
import { useRuntime } from '../runtime/runtime.ts'

export interface ChangePasswordHostProps {
  isOpen: boolean
  /** True after a change, false after closing. */
  onClose: (isChanged: boolean) => void
}

export const ChangePasswordHost = observer(function ChangePasswordHost({
  isOpen,
  onClose,
}: ChangePasswordHostProps) {
  const { passwords } = useRuntime().root
  const { kept: serverErrors, keep, isOn } = useOpening<ErrorsByField>(isOpen ? 'password' : null)

  const handleSubmit = async (draft: ChangePasswordDraft) => {
    const outcome = await passwords.change(draft)
    if (outcome.kind === 'invalid') keep(outcome.errors)
    else if (outcome.kind === 'done') {
      toasts.success(PASSWORD_CHANGED)
      if (isOn()) onClose(true)
    } else toastFailure(outcome)
  }

  return (
    <ChangePasswordDialog
      isOpen={isOpen}
      onSubmit={(draft) => void handleSubmit(draft)}
      onClose={() => onClose(false)}
      isBusy={passwords.isSaving}
      longest={businessPasswordMax}
      {...(serverErrors === null ? {} : { serverErrors })}
    />
  )
})
