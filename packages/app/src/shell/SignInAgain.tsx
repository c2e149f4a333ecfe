import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { SIGN_IN_REFUSED, TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import type { SignInOutcome } from '@latchkey/domain/session/session.store'
import { CODE_REFUSED } from '@latchkey/domain/two-factor/two-factor.messages'
import { Stack } from '@latchkey/ui/layout/Stack'
import { SignInForm } from '@latchkey/ui/lettings/session/SignInForm'
import { CodeForm } from '@latchkey/ui/lettings/two-factor/CodeForm'
import { Dialog } from '@latchkey/ui/overlays/Dialog'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime.ts'

/** What cannot be done in a dialog is done beside it; the page hears of a sign-in in another tab. */
const ELSEWHERE = 'Please sign in in another tab. This page then goes on by itself.'

/** Over unsaved work, when the session has ended: the same person signs in and what waited goes on. */
export const SignInAgain = observer(function SignInAgain({ isOpen }: { isOpen: boolean }) {
  const { session, unsaved } = useRuntime().root
  const { pathname, search } = useLocation()
  const [challenge, setChallenge] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const receive = async (answer: Promise<SignInOutcome>, refused: string) => {
    setBusy(true)
    const outcome = await answer
    setBusy(false)
    setFailure(null)
    if (outcome.kind === 'signed-in') {
      setChallenge(null)
      // What the person may do can have changed with the end of the session.
      void session.loadPermissions()
    } else if (outcome.kind === 'second-step' && outcome.step === 'code') setChallenge(outcome.challenge)
    else if (outcome.kind === 'second-step' || outcome.kind === 'redirect') setFailure(ELSEWHERE)
    else if (outcome.kind === 'limited') setFailure(TOO_MANY_ATTEMPTS)
    else setFailure(outcome.kind === 'broken' ? GENERIC_ERROR : refused)
  }
  const steps = { failure, onFailureSeen: () => setFailure(null), isBusy }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={() => unsaved.leave(() => session.expire(pathname + search))}
      title="Sign in to go on"
    >
      <Stack>
        <p>Your session has ended. Sign in again, and what you were doing goes on: nothing is lost.</p>
        {challenge === null ? (
          <SignInForm
            {...steps}
            username={session.user?.email ?? ''}
            onSubmit={(draft) => void receive(session.signIn(draft), SIGN_IN_REFUSED)}
          />
        ) : (
          <CodeForm
            {...steps}
            onSubmit={(code) => void receive(session.enterWithCode(challenge, code), CODE_REFUSED)}
          />
        )}
      </Stack>
    </Dialog>
  )
})
