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
  /** A well-formed code; only the server knows whether it is right. */
  onSubmit: (code: string) => void
  /** Why the last code was refused. */
  failure: string | null
  /** The code was edited: the failure is to be cleared. */
  onFailureSeen: () => void
  /** Errors from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  /** The way back, such as a link to the sign-in page. */
  wayBack?: ReactNode
}

const ASKED = ['code'] as const

/** The second step of a sign-in: a code of the app, or a recovery code. */
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
