import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PATHS } from '../paths.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { guardDecision, type PageAccess } from './guard.ts'

/** What a guard accepts. */
export interface RouteGuardProps {
  access: PageAccess
  /** Shown until enough is known to decide. */
  waiting: ReactNode
  /** Shown when the permissions could not be read; it offers to ask again. */
  askAgain: ReactNode
  children: ReactNode
}

/** Remembers the address a person was turned away from, then goes where the guard sends them. */
function TurnAway({ to }: { to: string }) {
  const { root } = useRuntime()
  const { pathname, search } = useLocation()
  useEffect(() => root.session.rememberPath(pathname + search), [root, pathname, search])
  return <Navigate to={to} replace />
}

/** Shows a page to those who may see it, and turns the others away. Source: specification §4. */
export const RouteGuard = observer(function RouteGuard({
  access,
  waiting,
  askAgain,
  children,
}: RouteGuardProps) {
  const { session } = useRuntime().root
  switch (guardDecision(session, access)) {
    case 'wait':
      return waiting
    case 'ask-again':
      return askAgain
    case 'sign-in':
      return <TurnAway to={PATHS.login} />
    case 'forbidden':
      return <TurnAway to={PATHS.forbidden} />
    default:
      return children
  }
})
