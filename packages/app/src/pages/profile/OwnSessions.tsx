import { END_OTHER_SESSIONS } from '@latchkey/domain/profile/profile.messages'
import { SessionsCard } from '@latchkey/ui/lettings/profile/SessionsCard/SessionsCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

export const OwnSessions = observer(function OwnSessions() {
  const { ownSessions, question } = useRoot()
  useEffect(() => void ownSessions.load(), [ownSessions])

  return (
    <SessionsCard
      sessions={ownSessions.sessions}
      hasFailed={ownSessions.hasFailed}
      onRetry={() => void ownSessions.load()}
      onEnd={({ id }) => void ownSessions.end(id)}
      onEndOthers={() =>
        question.ask({ texts: END_OTHER_SESSIONS, isDanger: true, act: () => ownSessions.endOthers() })
      }
      isBusy={ownSessions.isSaving}
    />
  )
})
