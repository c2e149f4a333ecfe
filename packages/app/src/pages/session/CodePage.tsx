import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { AttemptModel } from '@latchkey/domain/session/attempt.model'
import { CODE_REJECTED } from '@latchkey/domain/two-factor/two-factor.messages'
import { CentredPage } from '@latchkey/ui/layout/CentredPage/CentredPage.tsx'
import { CodeForm } from '@latchkey/ui/lettings/two-factor/CodeForm/CodeForm.tsx'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { useChallenge } from './use-challenge.ts'

export const CodePage = observer(function CodePage() {
  const { session } = useRoot()
  const { isSignedIn, challenge, startAgain } = useChallenge()
  const attempt = useStore(AttemptModel)

  const handleSubmit = async (code: string) => {
    const outcome = await attempt.make(session.enterWithCode(challenge, code), CODE_REJECTED)
    if (outcome.kind === 'redirect') startAgain()
    else if (outcome.kind === 'second-step') attempt.fail(GENERIC_ERROR)
  }

  if (isSignedIn || challenge === '') return null
  return (
    <CentredPage title={PAGES.code.title} lead="Enter a code to finish signing in.">
      <CodeForm
        onSubmit={(code) => void handleSubmit(code)}
        {...attempt.formProps}
        wayBack={
          <Link to={PATHS.login} replace>
            Back to sign in
          </Link>
        }
      />
    </CentredPage>
  )
})
