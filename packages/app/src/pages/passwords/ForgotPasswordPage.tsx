import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import type { ForgotPasswordDraft } from '@latchkey/domain/passwords/password-drafts'
import { RESET_LINK_SENT, UNKNOWN_USERNAME } from '@latchkey/domain/passwords/password.messages'
import { AttemptModel } from '@latchkey/domain/session/attempt.model'
import { PlainPage } from '@latchkey/ui/layout/PlainPage/PlainPage.tsx'
import { ForgotPasswordForm } from '@latchkey/ui/lettings/passwords/ForgotPasswordForm/ForgotPasswordForm.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { RouteFocus } from '../../components/RouteFocus.tsx'

export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { passwords, session } = useRoot()
  const [isSent, setSent] = useState(false)
  const attempt = useStore(AttemptModel)

  const handleSubmit = async (draft: ForgotPasswordDraft) => {
    const { kind } = await attempt.make(passwords.requestReset(draft), UNKNOWN_USERNAME)
    if (kind === 'done') setSent(true)
  }

  const back = <Link to={PATHS.login}>Back to sign in</Link>
  if (isSent) {
    return (
      <PlainPage key="sent" title={RESET_LINK_SENT.title} below={back} isInShell={session.isSignedIn}>
        <RouteFocus title={RESET_LINK_SENT.title} />
        <Banner tone="success">{RESET_LINK_SENT.text}</Banner>
      </PlainPage>
    )
  }
  return (
    <PlainPage
      title={PAGES.forgotPassword.title}
      lead="Enter the email address you sign in with, and we will send you a link to set a new password."
      below={back}
      isInShell={session.isSignedIn}
    >
      <ForgotPasswordForm {...attempt.formProps} onSubmit={(draft) => void handleSubmit(draft)} />
    </PlainPage>
  )
})
