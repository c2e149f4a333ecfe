import { OwnSessionsStoreModel } from '@latchkey/domain/session/own-sessions.store'
import { SessionsCard } from '@latchkey/ui/lettings/profile/SessionsCard/SessionsCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../runtime/use-store.ts'

export const OwnSessions = observer(function OwnSessions() {
  const ownSessions = useStore(OwnSessionsStoreModel)
  useEffect(() => void ownSessions.load(), [ownSessions])

  return (
    <SessionsCard
      sessions={ownSessions.sessions}
      hasFailed={ownSessions.hasFailed}
      onRetry={() => void ownSessions.load()}
      onEnd={({ id }) => void ownSessions.end(id)}
      onEndOthers={ownSessions.askEndOthers}
      isBusy={ownSessions.isSaving}
    />
  )
})
