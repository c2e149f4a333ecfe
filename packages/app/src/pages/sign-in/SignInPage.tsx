import { PATHS } from '@latchkey/domain/navigation/paths'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { STORAGE_KEYS } from '@latchkey/domain/platform/storage-keys'
import {
  isFollowable,
  SIGN_IN_REFUSED,
  TOO_MANY_ATTEMPTS,
  type SignInDraft,
} from '@latchkey/domain/session/session.rules'
import type { SignInOutcome } from '@latchkey/domain/session/session.store'
import { noticeIn } from '@latchkey/domain/session/sign-in-notice'
import { secondStepAddress } from '@latchkey/domain/two-factor/two-factor.rules'
import { Button } from '@latchkey/ui/controls/Button'
import { CentredPage } from '@latchkey/ui/layout/CentredPage'
import { Stack } from '@latchkey/ui/layout/Stack'
import { SignInForm } from '@latchkey/ui/lettings/session/SignInForm'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '../../runtime/runtime.ts'
import { useGoOn } from './use-go-on.ts'

const FAILURES: Partial<Record<SignInOutcome['kind'], string>> = {
  refused: SIGN_IN_REFUSED,
  limited: TOO_MANY_ATTEMPTS,
  broken: GENERIC_ERROR,
}

/** Where staff sign in; who is signed in already goes on to where they were going. Source: specification §2 and §4 "Login", decisions S2 and S19. */
export const SignInPage = observer(function SignInPage() {
  const { root, storage, reload } = useRuntime()
  const { session } = root
  // A token that is still kept is one that could not be tried: nobody said that it is no good.
  const [isSessionOutOfReach] = useState(
    () => !session.isSignedIn && storage.getItem(STORAGE_KEYS.token) !== null,
  )
  const navigate = useNavigate()
  const notice = noticeIn(useLocation().state)
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const { isSignedIn } = useGoOn()

  const handleSubmit = async (draft: SignInDraft) => {
    setBusy(true)
    const outcome = await session.signIn(draft)
    setBusy(false)
    if (outcome.kind === 'second-step') void navigate(secondStepAddress(outcome.step, outcome.challenge))
    else if (outcome.kind === 'invalid') setServerErrors(outcome.errors)
    else if (outcome.kind !== 'redirect') setFailure(FAILURES[outcome.kind] ?? null)
    else if (isFollowable(outcome.address, location.origin)) location.assign(outcome.address)
    else setFailure(GENERIC_ERROR)
  }

  if (isSignedIn) return null
  return (
    <CentredPage title="Sign in">
      <Stack>
        {notice !== null && <Banner tone="success">{notice}</Banner>}
        {isSessionOutOfReach && (
          <Banner
            tone="warning"
            action={
              <Button size="small" onClick={reload}>
                Retry
              </Button>
            }
          >
            The server could not be reached to take up your session.
          </Banner>
        )}
        <SignInForm
          onSubmit={(draft) => void handleSubmit(draft)}
          failure={failure}
          onFailureSeen={() => setFailure(null)}
          isBusy={isBusy}
          forgotPassword={<Link to={PATHS.forgotPassword}>Forgot your password?</Link>}
          {...(serverErrors === undefined ? {} : { serverErrors })}
        />
      </Stack>
    </CentredPage>
  )
})
