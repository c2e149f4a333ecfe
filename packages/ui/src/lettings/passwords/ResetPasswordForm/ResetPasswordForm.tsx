import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { NewPasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { NewPasswordFormModel } from '@latchkey/domain/passwords/password.forms'
import { PASSWORD_MAX } from '@latchkey/domain/passwords/password.rules'
import { Button } from '../../../controls/Button/Button.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { useForm } from '../../use-form.ts'
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx'

export interface ResetPasswordFormProps {
  onSubmit: (draft: NewPasswordDraft) => void
  /** Errors from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  /** Maximum password length in characters; 30 unless a setting says otherwise. */
  longest?: number
}

const EMPTY: NewPasswordDraft = { newPassword: '', repeatPassword: '' }

/** Sets a new or first password by a link from an email. */
export function ResetPasswordForm({
  onSubmit,
  serverErrors,
  isBusy = false,
  longest = PASSWORD_MAX,
}: ResetPasswordFormProps) {
  const form = useForm(
    () => {
      const created = NewPasswordFormModel.create({ values: EMPTY })
      created.setLookups({ longest })
      return created
    },
    { serverErrors },
  )
  return (
    <CheckedForm form={form} isBusy={isBusy} onSubmit={onSubmit}>
      <NewPasswordFields form={form} longest={longest} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Saving…">
        Set password
      </Button>
    </CheckedForm>
  )
}
