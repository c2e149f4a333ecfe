import { AttemptModel } from '@latchkey/domain/session/attempt.model'
import { SIGN_IN_REJECTED } from '@latchkey/domain/session/session.rules'
import type { SignInOutcome } from '@latchkey/domain/session/session.store'
import { CODE_REJECTED } from '@latchkey/domain/two-factor/two-factor.messages'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { SignInForm } from '@latchkey/ui/lettings/session/SignInForm/SignInForm.tsx'
import { CodeForm } from '@latchkey/ui/lettings/two-factor/CodeForm/CodeForm.tsx'
import { Dialog } from '@latchkey/ui/overlays/Dialog/Dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../runtime/runtime.ts'
import { useStore } from '../runtime/use-store.ts'

/** Some steps need a page of their own; this page adopts a sign-in of another tab. */
const ELSEWHERE = 'Please sign in in another tab. This page will then continue automatically.'

/** Opens over unsaved edits when the session has expired; after signing in, pending calls continue. */
export const SignInAgain = observer(function SignInAgain({ isOpen }: { isOpen: boolean }) {
  const { session, unsaved } = useRoot()
  const { pathname, search } = useLocation()
  const [challenge, setChallenge] = useState<string | null>(null)
  const attempt = useStore(AttemptModel)

  const receive = async (answer: Promise<SignInOutcome>, rejected: string) => {
    const outcome = await attempt.make(answer, rejected)
    if (outcome.kind === 'signed-in') {
      setChallenge(null)
      // Permissions may have changed meanwhile.
      void session.loadPermissions()
    } else if (outcome.kind === 'second-step' && outcome.step === 'code') setChallenge(outcome.challenge)
    else if (outcome.kind === 'second-step' || outcome.kind === 'redirect') attempt.fail(ELSEWHERE)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={() => unsaved.leave(() => session.expire(pathname + search))}
      title="Sign in to continue"
    >
      <Stack>
        <p>Your session has ended. Sign in again to continue where you left off. Nothing is lost.</p>
        {challenge === null ? (
          <SignInForm
            {...attempt.formProps}
            username={session.user?.email ?? ''}
            onSubmit={(draft) => void receive(session.signIn(draft), SIGN_IN_REJECTED)}
          />
        ) : (
          <CodeForm
            {...attempt.formProps}
            onSubmit={(code) => void receive(session.enterWithCode(challenge, code), CODE_REJECTED)}
          />
        )}
      </Stack>
    </Dialog>
  )
})
