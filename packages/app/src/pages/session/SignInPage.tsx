import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import { AttemptModel } from '@latchkey/domain/session/attempt.model'
import { secondStepAddress } from '@latchkey/domain/session/second-step'
import { isFollowable, SIGN_IN_REJECTED, type SignInDraft } from '@latchkey/domain/session/session.rules'
import { noticeIn } from '@latchkey/domain/session/sign-in-notice'
import { CentredPage } from '@latchkey/ui/layout/CentredPage/CentredPage.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { SignInForm } from '@latchkey/ui/lettings/session/SignInForm/SignInForm.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

export const SignInPage = observer(function SignInPage() {
  const { root, storage, reload } = useRuntime()
  const { session } = root
  // A token that is still stored could not be checked: an invalid one would have been removed.
  const [isSessionOutOfReach] = useState(
    () => !session.isSignedIn && storage.getItem(STORAGE_KEYS.token) !== null,
  )
  const navigate = useNavigate()
  const notice = noticeIn(useLocation().state)
  const attempt = useStore(AttemptModel)

  const { isSignedIn } = useLeaveWhenSignedIn()

  const handleSubmit = async (draft: SignInDraft) => {
    const outcome = await attempt.make(session.signIn(draft), SIGN_IN_REJECTED)
    if (outcome.kind === 'second-step') void navigate(secondStepAddress(outcome.step, outcome.challenge))
    if (outcome.kind !== 'redirect') return
    if (isFollowable(outcome.address, location.origin)) location.assign(outcome.address)
    else attempt.fail(GENERIC_ERROR)
  }

  if (isSignedIn) return null
  return (
    <CentredPage title={PAGES.signIn.title}>
      <Stack>
        {notice !== null && <Banner tone="success">{notice}</Banner>}
        {isSessionOutOfReach && (
          <Banner tone="warning" onRetry={reload}>
            We could not reach the server to check whether you are signed in.
          </Banner>
        )}
        <SignInForm
          onSubmit={(draft) => void handleSubmit(draft)}
          {...attempt.formProps}
          forgotPassword={<Link to={PATHS.forgotPassword}>{PAGES.forgotPassword.title}</Link>}
        />
      </Stack>
    </CentredPage>
  )
})
