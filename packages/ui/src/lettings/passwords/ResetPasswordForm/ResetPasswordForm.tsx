import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { NewPasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { passwordFieldMessage } from '@latchkey/domain/passwords/password.messages'
import { validateNewPassword } from '@latchkey/domain/passwords/password.suite'
import { Button } from '../../../controls/Button/Button.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { useRecordForm } from '../../record-form.ts'
import { NEW_PASSWORD_LABELS } from '../new-password-form.ts'
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx'

/** What the form accepts. */
export interface ResetPasswordFormProps {
  onSubmit: (draft: NewPasswordDraft) => void
  /** What the server refused; keep it one and the same value until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
}

const EMPTY: NewPasswordDraft = { newPassword: '', repeatPassword: '' }
const ORDER = ['newPassword', 'repeatPassword'] as const
const NO_ERRORS: ErrorsByField = {}

/** Where a person sets a password by a mailed link: a new one, or the first. Source: specification §2. */
export function ResetPasswordForm({
  onSubmit,
  serverErrors = NO_ERRORS,
  isBusy = false,
}: ResetPasswordFormProps) {
  const form = useRecordForm({
    record: EMPTY,
    version: undefined,
    labels: NEW_PASSWORD_LABELS,
    order: ORDER,
    validate: validateNewPassword,
    serverErrors,
    messageOf: passwordFieldMessage,
  })
  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit(draft)
  }
  return (
    <Form onSubmit={handleSubmit} errors={form.errors}>
      <NewPasswordFields form={form} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Saving…">
        Set password
      </Button>
    </Form>
  )
}
