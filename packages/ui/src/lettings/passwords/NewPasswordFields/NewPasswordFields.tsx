import { PasswordField } from '../../../controls/PasswordField/PasswordField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { NEW_PASSWORD_LABELS, type NewPasswordForm } from '../new-password-form.ts'
import { PasswordChecklist } from '../PasswordChecklist/PasswordChecklist.tsx'

/** What the fields accept. */
export interface NewPasswordFieldsProps {
  form: NewPasswordForm
}

const FIELDS = ['newPassword', 'repeatPassword'] as const

/** A new password, what it still lacks, and the password once more. Source: specification §5. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const [newPassword, repeatPassword] = FIELDS.map((name) => (
    <Field key={name} label={NEW_PASSWORD_LABELS[name]} name={name} error={form.errorOf(name)} isRequired>
      <PasswordField
        name={name}
        value={form.draft[name]}
        onChange={(text) => form.set(name, text)}
        onBlur={() => form.leave(name)}
        autoComplete="new-password"
      />
    </Field>
  ))
  return (
    <Stack>
      {newPassword}
      <PasswordChecklist
        password={form.draft.newPassword}
        hasFailed={form.errorOf('newPassword') !== undefined}
      />
      {repeatPassword}
    </Stack>
  )
}
