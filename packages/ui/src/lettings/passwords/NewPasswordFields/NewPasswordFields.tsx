import type { NewPasswordDraft } from '@latchkey/domain/passwords/password-drafts'
import { observer } from 'mobx-react-lite'
import { PasswordField } from '../../../inputs/PasswordField/PasswordField.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { PasswordChecklist } from '../PasswordChecklist/PasswordChecklist.tsx'

/** Props of the fields. */
export interface NewPasswordFieldsProps {
  form: BoundValues<NewPasswordDraft>
  /** Maximum password length in characters; 30 unless a setting says otherwise. */
  longest?: number | undefined
}

/**
 * A new password, its checklist, and the repetition.
 *
 * @do Use its form of the domain, so that every form has the same rules.
 * @dont Do not repeat the rules of passwords: the checklist shows them.
 * @key Tab: Moves through the fields and their toggles.
 * @key Enter or Space: On a toggle, shows or hides the password.
 */
export const NewPasswordFields = observer(function NewPasswordFields({
  form,
  longest,
}: NewPasswordFieldsProps) {
  const [newPassword, repeatPassword] = (['newPassword', 'repeatPassword'] as const).map((name) => (
    <BoundField key={name} form={form} name={name} isRequired>
      {(control) => <PasswordField {...control} name={name} autoComplete="new-password" />}
    </BoundField>
  ))
  return (
    <Stack>
      {newPassword}
      <PasswordChecklist
        longest={longest}
        password={form.value('newPassword')}
        hasFailed={form.errorOf('newPassword') !== undefined}
      />
      {repeatPassword}
    </Stack>
  )
})
