import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { CodeFormModel } from '@latchkey/domain/two-factor/proof.forms'
import { CODE_HINT } from '@latchkey/domain/two-factor/two-factor.messages'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useForm } from '../../use-form.ts'

/** What the form for a code accepts. */
export interface CodeFormProps {
  /** A code that may be one; whether it is right only the server knows. */
  onSubmit: (code: string) => void
  /** Why the last code was refused. */
  failure: string | null
  /** The person types again: the failure is to go. */
  onFailureSeen: () => void
  /** What the server found wrong with the field; keep it one and the same value until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  /** The way back, such as a link to the start. */
  wayBack?: ReactNode
}

/** The second step of a sign-in: a code of the app, or one kept for the day the telephone is lost. */
export function CodeForm({
  onSubmit,
  failure,
  onFailureSeen,
  serverErrors,
  isBusy = false,
  wayBack,
}: CodeFormProps) {
  const form = useForm(() => CodeFormModel.create({ values: { code: '' } }), { serverErrors })
  const handleSubmit = () => {
    if (isBusy) return
    const given = form.check()
    if (given !== null) onSubmit(given.code)
  }
  return (
    <BoundForm form={form} onSubmit={handleSubmit}>
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
    </BoundForm>
  )
}
