import { END_OTHER_SESSIONS } from '@latchkey/domain/profile/profile.messages'
import { OwnSessionsStoreModel } from '@latchkey/domain/session/own-sessions.store'
import { SessionsCard } from '@latchkey/ui/lettings/profile/SessionsCard/SessionsCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

export const OwnSessions = observer(function OwnSessions() {
  const { question } = useRoot()
  const ownSessions = useStore(OwnSessionsStoreModel)
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
