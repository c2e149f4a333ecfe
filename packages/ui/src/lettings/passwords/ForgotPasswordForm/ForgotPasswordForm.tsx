import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { ForgotPasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { validateForgotPassword } from '@latchkey/domain/passwords/password.suite'
import { Button } from '../../../controls/Button/Button.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useRecordForm } from '../../record-form.ts'

/** What the form accepts. */
export interface ForgotPasswordFormProps {
  onSubmit: (draft: ForgotPasswordDraft) => void
  /** Why the last attempt failed, in words. */
  failure: string | null
  /** The person turned to the field again. */
  onFailureSeen: () => void
  /** What the server refused; keep it one and the same value until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
}

const EMPTY: ForgotPasswordDraft = { email: '' }
const LABELS = { email: 'Email' } as const
const ORDER = ['email'] as const
const NO_ERRORS: ErrorsByField = {}

/** Where a person who has forgotten the password asks for a link. Source: specification §2. */
export function ForgotPasswordForm({
  onSubmit,
  failure,
  onFailureSeen,
  serverErrors = NO_ERRORS,
  isBusy = false,
}: ForgotPasswordFormProps) {
  const form = useRecordForm({
    record: EMPTY,
    version: undefined,
    labels: LABELS,
    order: ORDER,
    validate: validateForgotPassword,
    serverErrors,
  })
  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit({ email: draft.email })
  }
  return (
    <Form onSubmit={handleSubmit} errors={form.errors}>
      <Field label={LABELS.email} name="email" isRequired error={form.errorOf('email')}>
        <TextField
          type="email"
          name="email"
          value={form.draft.email}
          onChange={(text) => {
            form.set('email', text)
            if (failure !== null) onFailureSeen()
          }}
          inputMode="email"
          autoComplete="username"
        />
      </Field>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Sending…">
        Send reset link
      </Button>
    </Form>
  )
}
