import { messageFor, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { validateSignIn, type SignInDraft } from '@latchkey/domain/session/session.rules'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { PasswordField } from '../../../controls/PasswordField/PasswordField.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import * as S from './SignInForm.styles.ts'

export interface SignInFormProps {
  /** Both fields are filled. */
  onSubmit: (draft: SignInDraft) => void
  /** Why the last attempt failed; while it is shown, nothing can be sent. */
  failure: string | null
  /** A field was focused again: the failure is to be cleared. Source: specification §4, decision S6. */
  onFailureSeen: () => void
  /** Errors from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  /** The only username that may sign in here, if fixed. */
  username?: string
  /** For people who have forgotten their password, such as a link. */
  forgotPassword?: ReactNode
}

const LABELS = { username: 'Username', password: 'Password' } as const
const FIELDS = ['username', 'password'] as const
const NO_ERRORS: ErrorsByField = {}

/** Asks for username and password. Source: specification §2, "Login". */
export function SignInForm({
  onSubmit,
  failure,
  onFailureSeen,
  serverErrors = NO_ERRORS,
  isBusy = false,
  username,
  forgotPassword,
}: SignInFormProps) {
  const [draft, setDraft] = useState<SignInDraft>({ username: username ?? '', password: '' })
  const [errors, setErrors] = useState({ given: serverErrors, shown: serverErrors })
  if (errors.given !== serverErrors) setErrors({ given: serverErrors, shown: serverErrors })

  const errorOf = (field: keyof SignInDraft) => {
    const name = errors.shown[field]?.[0]
    return name === undefined ? undefined : messageFor(field, name)
  }

  const fieldFor = (field: keyof SignInDraft) => ({
    name: field,
    value: draft[field],
    onChange: (text: string) => {
      setDraft((before) => ({ ...before, [field]: text }))
      setErrors((before) => ({ ...before, shown: { ...before.shown, [field]: [] } }))
    },
  })

  const handleSubmit = () => {
    if (isBusy || failure !== null) return
    const missing = validateSignIn(draft)
    setErrors({ given: serverErrors, shown: missing })
    if (Object.keys(missing).length === 0) onSubmit(draft)
  }

  // A press counts too: after Enter in a field it has the focus already.
  const handleTurn = ({ target }: SyntheticEvent) => {
    if (failure !== null && target instanceof HTMLInputElement) onFailureSeen()
  }

  return (
    <Form
      onSubmit={handleSubmit}
      errors={FIELDS.flatMap((name) => {
        const message = errorOf(name)
        return message === undefined ? [] : [{ name, label: LABELS[name], message }]
      })}
    >
      <S.Fields onFocus={handleTurn} onPointerDown={handleTurn} onInput={handleTurn}>
        <Field label={LABELS.username} name="username" error={errorOf('username')} isRequired>
          <TextField
            {...fieldFor('username')}
            inputMode="email"
            autoComplete="username"
            isReadOnly={username !== undefined}
          />
        </Field>
        <Field label={LABELS.password} name="password" error={errorOf('password')} isRequired>
          <PasswordField {...fieldFor('password')} autoComplete="current-password" />
        </Field>
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
    </Form>
  )
}
