import { PAGES } from '@latchkey/domain/navigation/pages'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { EnrolmentModel } from '@latchkey/domain/two-factor/enrolment.model'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { CentredPage } from '@latchkey/ui/layout/CentredPage/CentredPage.tsx'
import { Skeleton } from '@latchkey/ui/layout/Skeleton/Skeleton.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { AppSetUp } from '@latchkey/ui/lettings/two-factor/AppSetUp/AppSetUp.tsx'
import { RecoveryCodes } from '@latchkey/ui/lettings/two-factor/RecoveryCodes/RecoveryCodes.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { useChallenge } from './use-challenge.ts'

export const SetUpPage = observer(function SetUpPage() {
  const { session } = useRoot()
  const { isSignedIn, challenge, startAgain } = useChallenge()
  const formId = useId()
  const enrolment = useStore(EnrolmentModel, { challenge })
  const { enrolled, failure, hasFailed, isBusy, isExpired, secret, serverErrors } = enrolment

  useEffect(() => {
    if (challenge !== '') void enrolment.begin()
  }, [challenge, enrolment])
  useEffect(() => {
    if (isExpired) startAgain()
  }, [isExpired, startAgain])

  if (isSignedIn || challenge === '') return null
  if (enrolled !== null) {
    return (
      <CentredPage title="Recovery codes" size="large">
        <Stack>
          <RecoveryCodes codes={enrolled.recoveryCodes} username={enrolled.session.email} />
          <Button variant="primary" size="large" onClick={() => session.begin(enrolled.session)}>
            I have saved them
          </Button>
        </Stack>
      </CentredPage>
    )
  }
  return (
    <CentredPage
      title={PAGES.setUp.title}
      lead="Your role requires two-factor sign-in. You only need to set it up once."
      size="large"
    >
      {hasFailed && (
        <Banner tone="danger" onRetry={() => void enrolment.begin()}>
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
            onSubmit={(code) => void enrolment.enterCode(code)}
            failure={failure}
            serverErrors={serverErrors}
            isBusy={isBusy}
          />
          <Button type="submit" form={formId} variant="primary" size="large" isBusy={isBusy}>
            Continue
          </Button>
        </Stack>
      )}
    </CentredPage>
  )
})
