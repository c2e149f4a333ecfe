import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { COPIED, GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import type { Session } from '@latchkey/domain/session/session.contract'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import type { TwoFactorSecret } from '@latchkey/domain/two-factor/two-factor.contract'
import { CODE_REFUSED } from '@latchkey/domain/two-factor/two-factor.messages'
import { Button } from '@latchkey/ui/controls/Button'
import { CentredPage } from '@latchkey/ui/layout/CentredPage'
import { Skeleton } from '@latchkey/ui/layout/Skeleton'
import { Stack } from '@latchkey/ui/layout/Stack'
import { AppSetUp } from '@latchkey/ui/lettings/two-factor/AppSetUp'
import { RecoveryCodes } from '@latchkey/ui/lettings/two-factor/RecoveryCodes'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useRuntime } from '../../runtime/runtime.ts'
import { useGoOn } from '../../session/use-go-on.ts'
import { useChallenge } from './use-challenge.ts'

type Kept = { session: Session; recoveryCodes: readonly string[] }

const told = () => toasts.success(COPIED)

/** The way in for somebody whose role asks for two factors: the app first, then the codes to keep, then on. */
export const SetUpPage = observer(function SetUpPage() {
  const { session, twoFactor } = useRuntime().root
  const { isSignedIn } = useGoOn()
  const { challenge, startAgain } = useChallenge(isSignedIn)
  const formId = useId()
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()

  // Only the last secret that was asked for works.
  const [attempt, setAttempt] = useState(0)
  const { enrol } = twoFactor
  useEffect(() => {
    if (challenge === '') return undefined
    let isCurrent = true
    const begin = async () => {
      const outcome = await enrol(challenge)
      if (!isCurrent) return
      if (outcome.kind === 'secret') setSecret(outcome.secret)
      else if (outcome.kind === 'start-again') startAgain()
      else setFailed(true)
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [challenge, enrol, attempt, startAgain])

  const handleRetry = () => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }

  const handleCode = async (code: string) => {
    setFailure(null)
    const outcome = await twoFactor.confirmEnrolment(challenge, code)
    if (outcome.kind === 'enrolled') setKept(outcome)
    else if (outcome.kind === 'start-again') startAgain()
    else if (outcome.kind === 'invalid') setServerErrors(outcome.errors)
    else if (outcome.kind === 'refused') setFailure(CODE_REFUSED)
    else setFailure(outcome.kind === 'limited' ? TOO_MANY_ATTEMPTS : GENERIC_ERROR)
  }

  if (isSignedIn || challenge === '') return null
  if (kept !== null) {
    return (
      <CentredPage title="Recovery codes" size="large">
        <Stack>
          <RecoveryCodes codes={kept.recoveryCodes} username={kept.session.email} onCopied={told} />
          <Button variant="primary" size="large" onClick={() => session.begin(kept.session)}>
            I have saved them
          </Button>
        </Stack>
      </CentredPage>
    )
  }
  return (
    <CentredPage
      title="Set up two-factor sign-in"
      lead="Your role asks for a code besides the password. You set it up once."
      size="large"
    >
      {hasFailed && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={handleRetry}>
              Retry
            </Button>
          }
        >
          {GENERIC_ERROR}
        </Banner>
      )}
      {secret === null ? (
        !hasFailed && <Skeleton count={5} />
      ) : (
        <Stack>
          <AppSetUp
            {...secret}
            formId={formId}
            onSubmit={(code) => void handleCode(code)}
            failure={failure}
            isBusy={twoFactor.isSaving}
            onCopied={told}
            {...(serverErrors === undefined ? {} : { serverErrors })}
          />
          <Button type="submit" form={formId} variant="primary" size="large" isBusy={twoFactor.isSaving}>
            Continue
          </Button>
        </Stack>
      )}
    </CentredPage>
  )
})
