import { guardDecision, type PageAccess } from '@latchkey/domain/navigation/guard'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { CHECK_CONNECTION } from '@latchkey/domain/platform/messages'
import { ErrorState } from '@latchkey/ui/layout/ErrorState/ErrorState.tsx'
import { PageSkeleton } from '@latchkey/ui/layout/PageSkeleton/PageSkeleton.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useRoot, useRuntime } from '../runtime/runtime.ts'

export interface RouteGuardProps {
  access: PageAccess
  children: ReactNode
}

/** Remembers the address before redirecting. */
function TurnAway({ to }: { to: string }) {
  const { root } = useRuntime()
  const { pathname, search } = useLocation()
  useEffect(() => root.session.rememberPath(pathname + search), [root, pathname, search])
  return <Navigate to={to} replace />
}

export const RouteGuard = observer(function RouteGuard({ access, children }: RouteGuardProps) {
  const { session } = useRoot()
  switch (guardDecision(session, access)) {
    case 'wait':
      return <PageSkeleton />
    case 'ask-again':
      return (
        <ErrorState
          title="We couldn't load your permissions."
          advice={CHECK_CONNECTION}
          actionLabel="Retry"
          onAction={() => void session.loadPermissions()}
        />
      )
    case 'sign-in':
      return <TurnAway to={PATHS.login} />
    case 'forbidden':
      return <TurnAway to={PATHS.forbidden} />
    default:
      return children
  }
})
