import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { NewPasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { NewPasswordFormModel } from '@latchkey/domain/passwords/password.forms'
import { PASSWORD_MAX } from '@latchkey/domain/passwords/password.rules'
import { Button } from '../../../controls/Button/Button.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
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
  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit(draft)
  }
  return (
    <BoundForm form={form} onSubmit={handleSubmit}>
      <NewPasswordFields form={form} longest={longest} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Saving…">
        Set password
      </Button>
    </BoundForm>
  )
}
