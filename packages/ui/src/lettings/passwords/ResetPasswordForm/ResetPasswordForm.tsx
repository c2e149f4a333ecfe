import type { NewPasswordDraft } from '@latchkey/domain/passwords/password-drafts'
import { NewPasswordFormModel } from '@latchkey/domain/passwords/password-forms'
import { PASSWORD_MAX } from '@latchkey/domain/passwords/password.rules'
import { Button } from '../../../controls/Button/Button.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { useForm, withLookups, type SubmitProps } from '../../use-form.ts'
import { UsernameForManagers } from '../../UsernameForManagers.tsx'
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx'

export interface ResetPasswordFormProps extends SubmitProps<NewPasswordDraft> {
  /** The user whose password is set, for password managers. */
  username: string
  /** Maximum password length in characters; 30 unless a setting says otherwise. */
  longest?: number
}

const EMPTY: NewPasswordDraft = { newPassword: '', repeatPassword: '' }

/**
 * Sets a new or first password by a link from an email.
 *
 * @do Use it for the first password too: only the title of the page differs.
 * @dont Do not say whose link it is.
 * @key Enter: In a field, sets the password.
 */
export function ResetPasswordForm({
  username,
  onSubmit,
  serverErrors,
  isBusy = false,
  longest = PASSWORD_MAX,
}: ResetPasswordFormProps) {
  const form = useForm(() => withLookups(NewPasswordFormModel.create({ values: EMPTY }), { longest }), {
    serverErrors,
  })
  return (
    <CheckedForm form={form} isBusy={isBusy} onSubmit={onSubmit}>
      <UsernameForManagers username={username} />
      <NewPasswordFields form={form} longest={longest} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Saving…">
        Set password
      </Button>
    </CheckedForm>
  )
}
