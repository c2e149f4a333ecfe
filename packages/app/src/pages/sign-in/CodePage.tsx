import { PATHS } from '@latchkey/domain/navigation/paths'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { CODE_REFUSED } from '@latchkey/domain/two-factor/two-factor.messages'
import { CentredPage } from '@latchkey/ui/layout/CentredPage'
import { CodeForm } from '@latchkey/ui/lettings/two-factor/CodeForm'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useRuntime } from '../../runtime/runtime.ts'
import { useChallenge } from './use-challenge.ts'
import { useGoOn } from './use-go-on.ts'

const FAILURES: Readonly<Record<string, string>> = {
  refused: CODE_REFUSED,
  limited: TOO_MANY_ATTEMPTS,
}

/** The second step of a sign-in: the code. */
export const CodePage = observer(function CodePage() {
  const { session } = useRuntime().root
  const { isSignedIn } = useGoOn()
  const { challenge, startAgain } = useChallenge(isSignedIn)
  const [failure, setFailure] = useState<string | null>(null)
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()
  const [isBusy, setBusy] = useState(false)

  const handleSubmit = async (code: string) => {
    setBusy(true)
    const outcome = await session.enterWithCode(challenge, code)
    setBusy(false)
    if (outcome.kind === 'redirect') startAgain()
    else if (outcome.kind === 'invalid') setServerErrors(outcome.errors)
    else if (outcome.kind !== 'signed-in') setFailure(FAILURES[outcome.kind] ?? GENERIC_ERROR)
  }

  if (isSignedIn || challenge === '') return null
  return (
    <CentredPage title="Two-factor sign-in" lead="Your account asks for a code besides the password.">
      <CodeForm
        onSubmit={(code) => void handleSubmit(code)}
        failure={failure}
        onFailureSeen={() => setFailure(null)}
        isBusy={isBusy}
        wayBack={
          <Link to={PATHS.login} replace>
            Back to sign in
          </Link>
        }
        {...(serverErrors === undefined ? {} : { serverErrors })}
      />
    </CentredPage>
  )
})
