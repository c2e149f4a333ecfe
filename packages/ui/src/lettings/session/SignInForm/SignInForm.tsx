import type { SignInDraft } from '@latchkey/domain/session/session.rules'
import { SignInFormModel } from '@latchkey/domain/session/sign-in.form'
import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { PasswordField } from '../../../inputs/PasswordField/PasswordField.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useForm, type SubmitProps } from '../../use-form.ts'
import * as S from './SignInForm.styles.ts'

export interface SignInFormProps extends SubmitProps<SignInDraft> {
  /** The error message of the last attempt; while it is shown, the form cannot be submitted. */
  failure: string | null
  /** Called when a field is focused again, to clear the failure. */
  onFailureSeen: () => void
  /** The only username that may sign in here, if fixed. */
  username?: string
  /** Help for a forgotten password, such as a link. */
  forgotPassword?: ReactNode
}

/**
 * Asks for username and password.
 *
 * @do Keep the username after a failure, and clear the password.
 * @dont Do not say which of the two was wrong.
 * @key Enter: In a field, signs in.
 */
export function SignInForm({
  onSubmit,
  failure,
  onFailureSeen,
  serverErrors,
  isBusy = false,
  username,
  forgotPassword,
}: SignInFormProps) {
  const form = useForm(() => SignInFormModel.create({ values: { username: username ?? '', password: '' } }), {
    serverErrors,
  })

  const handleSubmit = async () => {
    if (isBusy || failure !== null) return
    const draft = await form.checkWithRules()
    if (draft !== null) onSubmit({ username: draft.username, password: draft.password })
  }

  // Presses count too: after Enter in a field, the field is focused already.
  const handleTurn = ({ target }: SyntheticEvent) => {
    void form.fetchRules()
    if (failure !== null && target instanceof HTMLInputElement) onFailureSeen()
  }

  return (
    <BoundForm form={form} onSubmit={() => void handleSubmit()}>
      <S.Fields onFocus={handleTurn} onPointerDown={handleTurn} onInput={handleTurn}>
        <BoundField form={form} name="username" isRequired>
          {({ value, onChange }) => (
            <TextField
              name="username"
              value={value}
              onChange={onChange}
              inputMode="email"
              autoComplete="username"
              isReadOnly={username !== undefined}
            />
          )}
        </BoundField>
        <BoundField form={form} name="password" isRequired>
          {({ value, onChange }) => (
            <PasswordField
              name="password"
              value={value}
              onChange={onChange}
              autoComplete="current-password"
            />
          )}
        </BoundField>
      </S.Fields>
      {/* Below the fields: above, hiding it would move the fields under the pointer. */}
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBusy={isBusy}
        busyLabel="Signing in…"
        disabled={failure !== null}
      >
        Sign in
      </Button>
      {forgotPassword !== undefined && <S.Below>{forgotPassword}</S.Below>}
    </BoundForm>
  )
}
