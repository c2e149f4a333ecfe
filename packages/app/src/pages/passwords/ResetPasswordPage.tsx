import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import type { NewPasswordDraft } from '@latchkey/domain/passwords/password-drafts'
import { PASSWORD_CHANGED } from '@latchkey/domain/passwords/password.messages'
import type { SignInNotice } from '@latchkey/domain/session/sign-in-notice'
import { PlainPage } from '@latchkey/ui/layout/PlainPage/PlainPage.tsx'
import { ResetPasswordForm } from '@latchkey/ui/lettings/passwords/ResetPasswordForm/ResetPasswordForm.tsx'
import { Toaster } from '@latchkey/ui/overlays/Toaster/Toaster.tsx'
import { observer } from 'mobx-react-lite'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useSubmit } from '@latchkey/ui/lettings/use-submit.ts'
import { businessPasswordMax } from '../../config/password-max.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** Also sets the first password of an invited user. */
export const ResetPasswordPage = observer(function ResetPasswordPage() {
  const { passwords, session } = useRoot()
  const { token = '' } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const username = params.get('username') ?? ''

  const signInAnew = async () => {
    // The next sign-in must be by the owner of the new password, who may not be the current user.
    if (session.isSignedIn) await session.signOut()
    const state: SignInNotice = { notice: PASSWORD_CHANGED }
    return navigate(PATHS.login, { replace: true, state })
  }
  const form = useSubmit(
    (draft: NewPasswordDraft) => passwords.reset({ ...draft, resetToken: token, username }),
    ({ kind }) => kind === 'done' && signInAnew(),
  )

  return (
    <>
      <PlainPage
        title={PAGES.resetPassword.title}
        lead={username === '' ? undefined : `For ${username}`}
        below={<Link to={PATHS.login}>Back to sign in</Link>}
        isInShell={session.isSignedIn}
      >
        <ResetPasswordForm
          {...form}
          username={username}
          longest={businessPasswordMax}
          isBusy={passwords.isSaving}
        />
      </PlainPage>
      {/* Only the staff's layout has toasts. */}
      {!session.isSignedIn && <Toaster />}
    </>
  )
})
