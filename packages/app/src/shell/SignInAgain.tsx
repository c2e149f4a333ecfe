import { SignInAgainModel } from '@latchkey/domain/two-factor/sign-in-again.model'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { SignInForm } from '@latchkey/ui/lettings/session/SignInForm/SignInForm.tsx'
import { CodeForm } from '@latchkey/ui/lettings/two-factor/CodeForm/CodeForm.tsx'
import { Dialog } from '@latchkey/ui/overlays/Dialog/Dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../runtime/runtime.ts'
import { useStore } from '../runtime/use-store.ts'

/** Opens over unsaved edits when the session has expired; after signing in, pending calls continue. */
export const SignInAgain = observer(function SignInAgain({ isOpen }: { isOpen: boolean }) {
  const { session, unsaved } = useRoot()
  const { pathname, search } = useLocation()
  const attempt = useStore(SignInAgainModel)

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={() => unsaved.leave(() => session.expire(pathname + search))}
      title="Sign in to continue"
    >
      <Stack>
        <p>Your session has ended. Sign in again to continue where you left off. Nothing is lost.</p>
        {attempt.challenge === null ? (
          <SignInForm
            {...attempt.formProps}
            username={session.user?.email ?? ''}
            onSubmit={(draft) => void attempt.signIn(draft)}
          />
        ) : (
          <CodeForm {...attempt.formProps} onSubmit={(code) => void attempt.enterCode(code)} />
        )}
      </Stack>
    </Dialog>
  )
})
