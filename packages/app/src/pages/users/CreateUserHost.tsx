import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { User } from '@latchkey/domain/users/user.contract'
import { USER_CREATED, USERNAME_TAKEN } from '@latchkey/domain/users/user.messages'
import type { UserDraft } from '@latchkey/domain/users/user.suite'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome.ts'
import { CreateUserDialog } from '@latchkey/ui/lettings/users/CreateUserDialog/CreateUserDialog.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useSubmit } from '@latchkey/ui/lettings/use-submit.ts'
import { useGuardedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface CreateUserHostProps {
  isOpen: boolean
  /** Closing was requested; asks first if anything was entered. */
  onClose: () => void
  /** Called after the user was created. */
  onCreated: (user: User) => void
}

/** The first error of the server is the taken name (rule G15). */
const isTaken = (errors: ErrorsByField) => Object.values(errors)[0]?.[0] === 'unique'

export const CreateUserHost = observer(function CreateUserHost({
  isOpen,
  onClose,
  onCreated,
}: CreateUserHostProps) {
  const { users } = useRoot()
  const { guard, settle } = useGuardedForm('user')
  const create = async (draft: UserDraft) => {
    const outcome = await users.create(draft)
    if (outcome.kind === 'invalid' && isTaken(outcome.errors)) toasts.error(USERNAME_TAKEN)
    return outcome
  }
  const form = useSubmit(
    create,
    (outcome, isOn) => {
      if (outcome.kind !== 'created') return toastFailure(outcome)
      toasts.success(USER_CREATED)
      if (!isOn()) return
      settle()
      onCreated(outcome.user)
    },
    isOpen ? 'user' : null,
  )

  return (
    <CreateUserDialog
      {...form}
      isOpen={isOpen}
      onCloseRequest={onClose}
      guard={guard}
      isBusy={users.isSaving}
    />
  )
})
