import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { CopyField } from '../../../controls/CopyField/CopyField.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { QrCode } from '../QrCode/QrCode.tsx'
import { useProof } from '../use-proof.ts'
import * as S from './AppSetUp.styles.ts'

export interface AppSetUpProps {
  /** For a submit button elsewhere. */
  formId: string
  /** The content of the QR code. */
  address: string
  /** The same as text, for typing. */
  secret: string
  onSubmit: (code: string) => void
  /** Why the last code was refused. */
  failure?: string | null
  /** Errors from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  /** Called when the secret is on the clipboard; the page shows a toast. */
  onCopied: () => void
}

const ASKED = ['code'] as const

/** Shows the secret to an authenticator app, and asks for its first code. */
export function AppSetUp({
  formId,
  address,
  secret,
  onSubmit,
  failure = null,
  serverErrors,
  isBusy = false,
  onCopied,
}: AppSetUpProps) {
  const proof = useProof(ASKED, 'app', serverErrors)
  const handleSubmit = () => {
    if (isBusy) return
    const given = proof.submit()
    if (given !== null) onSubmit(given.code)
  }
  return (
    <Form id={formId} onSubmit={handleSubmit} errors={proof.errors}>
      <Stack>
        <S.Pair>
          <QrCode text={address} label="QR code for your authenticator app" />
          <p>Scan the code with an authenticator app on your phone, or type the key into it.</p>
        </S.Pair>
        <Field label="Key">
          <CopyField
            what="key"
            value={grouped(secret)}
            onChange={() => undefined}
            isReadOnly
            onCopied={onCopied}
          />
        </Field>
        <Field
          label="Code"
          name="code"
          hint="The six digits that the app shows now."
          error={proof.errorOf('code')}
          isRequired
        >
          <TextField
            value={proof.values.code}
            onChange={(text) => proof.change('code', text)}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </Field>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
      </Stack>
    </Form>
  )
}

/** In groups of four, for reading; apps ignore the spaces. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
