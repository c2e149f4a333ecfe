import { CodeFormModel } from '@latchkey/domain/two-factor/proof-forms'
import { CODE_HINT } from '@latchkey/domain/two-factor/two-factor.messages'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useForm, type SubmitProps } from '../../use-form.ts'

export interface CodeFormProps extends SubmitProps<string> {
  /** Called with a well-formed code; only the server can check whether it is right. */
  onSubmit: (code: string) => void
  /** The error message for the last code. */
  failure: string | null
  /** Called when the code is edited, to clear the failure. */
  onFailureSeen: () => void
  /** A way back, such as a link to the sign-in page. */
  wayBack?: ReactNode
}

/**
 * The second step of a sign-in: a code of the app, or a recovery code.
 *
 * @do Accept a code of the app and a recovery code in the same field.
 * @dont Do not count the attempts on screen.
 * @key Enter: Sends the code.
 */
export function CodeForm({
  onSubmit,
  failure,
  onFailureSeen,
  serverErrors,
  isBusy = false,
  wayBack,
}: CodeFormProps) {
  const form = useForm(() => CodeFormModel.create({ values: { code: '' } }), { serverErrors })
  return (
    <CheckedForm form={form} isBusy={isBusy} onSubmit={(given) => onSubmit(given.code)}>
      <Stack>
        <BoundField form={form} name="code" hint={CODE_HINT} isRequired>
          {({ value, onChange }) => (
            <TextField
              value={value}
              onChange={(text) => {
                onChange(text)
                if (failure !== null) onFailureSeen()
              }}
              autoComplete="one-time-code"
            />
          )}
        </BoundField>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Signing in…">
          Sign in
        </Button>
        {wayBack}
      </Stack>
    </CheckedForm>
  )
}
