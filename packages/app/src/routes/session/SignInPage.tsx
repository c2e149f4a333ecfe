import { messageFor, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import type { SignInOutcome } from '@latchkey/domain/session/session.store'
import {
  isFollowable,
  SIGN_IN_REFUSED,
  TOO_MANY_ATTEMPTS,
  USERNAME_MAX,
  validateSignIn,
  type SignInDraft,
} from '@latchkey/domain/session/session.rules'
import { Button } from '@latchkey/ui/controls/Button'
import { PasswordField } from '@latchkey/ui/controls/PasswordField'
import { TextField } from '@latchkey/ui/controls/TextField'
import { Field } from '@latchkey/ui/forms/Field'
import { Form } from '@latchkey/ui/forms/Form'
import { CentredPage } from '@latchkey/ui/layout/CentredPage'
import { Stack } from '@latchkey/ui/layout/Stack'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PATHS } from '../../paths.ts'
import { useRuntime } from '../../runtime/runtime.ts'

const FAILURES: Partial<Record<SignInOutcome['kind'], string>> = {
  refused: SIGN_IN_REFUSED,
  limited: TOO_MANY_ATTEMPTS,
  broken: GENERIC_ERROR,
}

/** Where staff sign in; who is signed in already goes on to where they were going. Source: specification §2 and §4 "Login", decisions S2, S6 and S19. */
export const SignInPage = observer(function SignInPage() {
  const { session } = useRuntime().root
  const navigate = useNavigate()
  const [draft, setDraft] = useState<SignInDraft>({ username: '', password: '' })
  const [errors, setErrors] = useState<ErrorsByField>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const hasLeft = useRef(false)
  const { isSignedIn } = session
  useEffect(() => {
    // Once: the remembered path is gone after it was taken.
    if (!isSignedIn || hasLeft.current) return
    hasLeft.current = true
    void navigate(session.rememberedPath().take(), { replace: true })
  }, [isSignedIn, session, navigate])

  const handleSubmit = async () => {
    const missing = validateSignIn(draft)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    const outcome = await session.signIn(draft)
    setBusy(false)
    if (outcome.kind === 'invalid') setErrors(outcome.errors)
    else if (outcome.kind !== 'redirect') setFailure(FAILURES[outcome.kind] ?? null)
    else if (isFollowable(outcome.address, location.origin)) location.assign(outcome.address)
    else setFailure(GENERIC_ERROR)
  }

  const errorOf = (field: keyof SignInDraft) => {
    const name = errors[field]?.[0]
    return name === undefined ? undefined : messageFor(field, name)
  }
  const fieldFor = (field: keyof SignInDraft) => ({
    name: field,
    value: draft[field],
    onChange: (text: string) => {
      setFailure(null)
      setDraft((before) => ({ ...before, [field]: text }))
    },
    onFocus: () => setFailure(null),
  })

  if (isSignedIn) return null
  return (
    <CentredPage title="Sign in" below={<Link to={PATHS.forgotPassword}>Forgot your password?</Link>}>
      <Form onSubmit={() => void handleSubmit()}>
        <Stack>
          {failure !== null && <Banner tone="danger">{failure}</Banner>}
          <Field label="Username" name="username" error={errorOf('username')} isRequired>
            <TextField
              {...fieldFor('username')}
              type="email"
              autoComplete="username"
              maxLength={USERNAME_MAX}
            />
          </Field>
          <Field label="Password" name="password" error={errorOf('password')} isRequired>
            <PasswordField {...fieldFor('password')} autoComplete="current-password" />
          </Field>
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={failure !== null}>
            Sign in
          </Button>
        </Stack>
      </Form>
    </CentredPage>
  )
})
