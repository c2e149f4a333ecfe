import type { ForgotPasswordDraft } from '@latchkey/domain/passwords/password-drafts'
import { ForgotPasswordFormModel } from '@latchkey/domain/passwords/password-forms'
import { Button } from '../../../controls/Button/Button.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useForm, type SubmitProps } from '../../use-form.ts'

export interface ForgotPasswordFormProps extends SubmitProps<ForgotPasswordDraft> {
  /** The error message of the last attempt. */
  failure: string | null
  /** Called when the field is focused again. */
  onFailureSeen: () => void
}

const EMPTY: ForgotPasswordDraft = { email: '' }

/**
 * Requests a link for a forgotten password.
 *
 * @do Answer the same whether the address is known or not.
 * @dont Do not put the email address into the URL.
 * @key Enter: Requests the link.
 */
export function ForgotPasswordForm({
  onSubmit,
  failure,
  onFailureSeen,
  serverErrors,
  isBusy = false,
}: ForgotPasswordFormProps) {
  const form = useForm(() => ForgotPasswordFormModel.create({ values: EMPTY }), { serverErrors })
  return (
    <CheckedForm form={form} isBusy={isBusy} onSubmit={(draft) => onSubmit({ email: draft.email })}>
      <BoundField form={form} name="email" isRequired>
        {({ value, onChange }) => (
          <TextField
            type="email"
            name="email"
            value={value}
            onChange={(text) => {
              onChange(text)
              if (failure !== null) onFailureSeen()
            }}
            inputMode="email"
            autoComplete="username"
          />
        )}
      </BoundField>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Sending…">
        Send reset link
      </Button>
    </CheckedForm>
  )
}
