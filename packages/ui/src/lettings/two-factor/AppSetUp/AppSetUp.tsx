import { AppCodeFormModel } from '@latchkey/domain/two-factor/proof-forms'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { QrCode } from '../QrCode/QrCode.tsx'
import { useForm, type SubmitProps } from '../../use-form.ts'
import * as S from './AppSetUp.styles.ts'

export interface AppSetUpProps extends SubmitProps<string> {
  /** The id of the form, for a submit button outside it. */
  formId: string
  /** The content of the QR code. */
  address: string
  /** The same as text, for typing. */
  secret: string
  /** The error message for the last code. */
  failure?: string | null
}

/**
 * Shows the secret for an authenticator app, and asks for its first code.
 *
 * @do Show the secret as a QR code and as text.
 * @dont Do not switch it on before the first correct code.
 * @key Tab: Reaches the secret and the code.
 * @key Enter: In the code, sends it.
 */
export function AppSetUp({
  formId,
  address,
  secret,
  onSubmit,
  failure = null,
  serverErrors,
  isBusy = false,
}: AppSetUpProps) {
  const form = useForm(() => AppCodeFormModel.create({ values: { code: '' } }), { serverErrors })
  return (
    <CheckedForm id={formId} form={form} isBusy={isBusy} onSubmit={(given) => onSubmit(given.code)}>
      <Stack>
        <S.Pair>
          <QrCode text={address} label="QR code for your authenticator app" />
          <p>Scan the code with an authenticator app on your phone, or type the key into it.</p>
        </S.Pair>
        <Field label="Key">
          <CopyField what="key" value={grouped(secret)} onChange={() => undefined} isReadOnly />
        </Field>
        <BoundField form={form} name="code" hint="The six digits that the app shows now." isRequired>
          {({ value, onChange }) => (
            <TextField value={value} onChange={onChange} inputMode="numeric" autoComplete="one-time-code" />
          )}
        </BoundField>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
      </Stack>
    </CheckedForm>
  )
}

/** Writes groups of four, for reading; apps ignore the spaces. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
