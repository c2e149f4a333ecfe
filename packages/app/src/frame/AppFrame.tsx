import { PageSkeleton } from '@latchkey/ui/layout/PageSkeleton'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime.ts'
import { lazyPart } from './lazy-part.ts'

// Who is not signed in has no menu and does not wait for one.
const loadStaffFrame = () => import('./StaffFrame.tsx')
const LazyStaffFrame = lazyPart(loadStaffFrame, 'StaffFrame')

/** Surrounds every page: with the menu for staff, with nothing for everybody else. Source: specification §2 "Layout". */
export const AppFrame = observer(function AppFrame() {
  const { session } = useRuntime().root
  const isTokenTried = session.phase === 'unknown'
  useEffect(() => {
    // Whose token is good does not wait for the frame as well. A failure is told when it is shown.
    if (isTokenTried) void loadStaffFrame().catch(() => {})
  }, [isTokenTried])
  if (isTokenTried) return <PageSkeleton />
  return (
    <>
      <ScrollRestoration />
      {session.isSignedIn ? (
        <Suspense fallback={<PageSkeleton />}>
          <LazyStaffFrame />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </>
  )
})
