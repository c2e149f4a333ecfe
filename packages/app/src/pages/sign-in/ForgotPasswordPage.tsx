import { PATHS } from '@latchkey/domain/navigation/paths'
import type { ForgotPasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { RESET_LINK_SENT, UNKNOWN_USERNAME } from '@latchkey/domain/passwords/password.messages'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { PlainPage } from '@latchkey/ui/layout/PlainPage'
import { ForgotPasswordForm } from '@latchkey/ui/lettings/passwords/ForgotPasswordForm'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSubmit } from '../../editing/use-submit.ts'
import { useRuntime } from '../../runtime/runtime.ts'

const FAILURES: Readonly<Record<string, string>> = { refused: UNKNOWN_USERNAME, limited: TOO_MANY_ATTEMPTS }

/** Where a person who has forgotten the password asks for a link. Source: specification §2 and §8. */
export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { passwords, session } = useRuntime().root
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const form = useSubmit(
    (draft: ForgotPasswordDraft) => {
      setFailure(null)
      return passwords.requestReset(draft)
    },
    ({ kind }) => (kind === 'done' ? setSent(true) : setFailure(FAILURES[kind] ?? GENERIC_ERROR)),
  )

  const back = <Link to={PATHS.login}>Back to sign in</Link>
  if (isSent) {
    return (
      <PlainPage key="sent" title={RESET_LINK_SENT.title} below={back} isInShell={session.isSignedIn}>
        <Banner tone="success">{RESET_LINK_SENT.text}</Banner>
      </PlainPage>
    )
  }
  return (
    <PlainPage
      title="Forgot your password?"
      lead="Tell us the email address you sign in with, and we will send you a link for a new password."
      below={back}
      isInShell={session.isSignedIn}
    >
      <ForgotPasswordForm
        {...form}
        failure={failure}
        onFailureSeen={() => setFailure(null)}
        isBusy={passwords.isSaving}
      />
    </PlainPage>
  )
})
