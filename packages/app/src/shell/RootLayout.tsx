import { PageSkeleton } from '@latchkey/ui/layout/PageSkeleton'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { lazyPart } from '@latchkey/ui/loading/lazy-part'
import { useRuntime } from '../runtime/runtime.ts'

// Who is not signed in has no menu and does not wait for one.
const loadStaffLayout = () => import('./StaffLayout.tsx')
const StaffLayout = lazyPart(loadStaffLayout, 'StaffLayout')

/** The layout of every page: the menu for staff, nothing for everybody else. Source: specification §2 "Layout". */
export const RootLayout = observer(function RootLayout() {
  const { session } = useRuntime().root
  const isTokenTried = session.phase === 'unknown'
  useEffect(() => {
    // Fetched while the token is tried. A failure is shown when the layout is.
    if (isTokenTried) void loadStaffLayout().catch(() => {})
  }, [isTokenTried])
  if (isTokenTried) return <PageSkeleton />
  return (
    <>
      <ScrollRestoration />
      {session.isSignedIn ? (
        <Suspense fallback={<PageSkeleton />}>
          <StaffLayout />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </>
  )
})
