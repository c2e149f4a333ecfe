import { notifyOutcome } from '@latchkey/domain/platform/notify'
import { END_OTHER_SESSIONS, SESSION_ENDED } from '@latchkey/domain/profile/profile.messages'
import { SessionsCard } from '@latchkey/ui/lettings/profile/SessionsCard/SessionsCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

export const OwnSessions = observer(function OwnSessions() {
  const { ownSessions, question } = useRoot()
  useEffect(() => void ownSessions.load(), [ownSessions])
  const end = async (id: number) =>
    notifyOutcome(ownSessions, await ownSessions.end(id), { done: SESSION_ENDED })

  return (
    <SessionsCard
      sessions={ownSessions.sessions}
      hasFailed={ownSessions.hasFailed}
      onRetry={() => void ownSessions.load()}
      onEnd={({ id }) => void end(id)}
      onEndOthers={() =>
        question.ask({ texts: END_OTHER_SESSIONS, isDanger: true, act: () => ownSessions.endOthers() })
      }
      isBusy={ownSessions.isSaving}
    />
  )
})
