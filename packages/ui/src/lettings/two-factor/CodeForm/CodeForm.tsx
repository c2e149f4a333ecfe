import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { CODE_HINT } from '@latchkey/domain/two-factor/two-factor.messages'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useProof } from '../use-proof.ts'

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

const ASKED = ['code'] as const

/** The second step of a sign-in: a code of the app, or one kept for the day the telephone is lost. */
export function CodeForm({
  onSubmit,
  failure,
  onFailureSeen,
  serverErrors,
  isBusy = false,
  wayBack,
}: CodeFormProps) {
  const proof = useProof(ASKED, 'any', serverErrors)
  const handleSubmit = () => {
    if (isBusy) return
    const given = proof.submit()
    if (given !== null) onSubmit(given.code)
  }
  return (
    <Form onSubmit={handleSubmit} errors={proof.errors}>
      <Stack>
        <Field label="Code" name="code" hint={CODE_HINT} error={proof.errorOf('code')} isRequired>
          <TextField
            value={proof.values.code}
            onChange={(text) => {
              proof.change('code', text)
              if (failure !== null) onFailureSeen()
            }}
            autoComplete="one-time-code"
          />
        </Field>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Signing in…">
          Sign in
        </Button>
        {wayBack}
      </Stack>
    </Form>
  )
}
