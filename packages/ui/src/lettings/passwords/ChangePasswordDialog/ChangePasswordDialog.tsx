import type { ChangePasswordDraft } from '@latchkey/domain/passwords/password-drafts'
import { ChangePasswordFormModel } from '@latchkey/domain/passwords/password-forms'
import { PASSWORD_MAX } from '@latchkey/domain/passwords/password.rules'
import { PasswordField } from '../../../inputs/PasswordField/PasswordField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'
import { useForm, withLookups, type EditProps, type SubmitProps } from '../../use-form.ts'
import { UsernameForManagers } from '../../UsernameForManagers.tsx'
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx'

export interface ChangePasswordDialogProps
  extends SubmitProps<ChangePasswordDraft>, Partial<Pick<EditProps<never>, 'guard'>> {
  isOpen: boolean
  /** The signed-in user's name, for password managers. */
  username: string
  /** Called when the dialog is closed without a change. */
  onClose: () => void
  /** Maximum password length in characters; 30 unless a setting says otherwise. */
  longest?: number
}

/**
 * Changes the user's own password.
 *
 * @do Open it over the current page.
 * @dont Do not use it for another user’s password.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In a field, changes the password.
 */
export function ChangePasswordDialog({
  isOpen,
  onClose,
  isBusy = false,
  ...form
}: ChangePasswordDialogProps) {
  return (
    <GuardedFormDialog
      isOpen={isOpen}
      title="Change Your Password"
      submitLabel="Change password"
      busyLabel="Saving…"
      cancelLabel="Close"
      asksOnBack={false}
      isBusy={isBusy}
      onCloseRequest={onClose}
    >
      {(formId) => <ChangePasswordForm {...form} id={formId} isBusy={isBusy} />}
    </GuardedFormDialog>
  )
}

const EMPTY: ChangePasswordDraft = { currentPassword: '', newPassword: '', repeatPassword: '' }

/** A separate component, so that closing the dialog discards the input. */
function ChangePasswordForm({
  id,
  username,
  onSubmit,
  serverErrors,
  guard,
  isBusy,
  longest = PASSWORD_MAX,
}: Pick<
  ChangePasswordDialogProps,
  'username' | 'onSubmit' | 'serverErrors' | 'guard' | 'isBusy' | 'longest'
> & {
  id: string
}) {
  const form = useForm(() => withLookups(ChangePasswordFormModel.create({ values: EMPTY }), { longest }), {
    serverErrors,
    ...(guard && { guard }),
  })
  return (
    <CheckedForm id={id} form={form} isBusy={isBusy} onSubmit={onSubmit}>
      <UsernameForManagers username={username} />
      <Stack>
        <BoundField form={form} name="currentPassword" isRequired>
          {(control) => <PasswordField {...control} name="currentPassword" autoComplete="current-password" />}
        </BoundField>
        <NewPasswordFields form={form} longest={longest} />
      </Stack>
    </CheckedForm>
  )
}
