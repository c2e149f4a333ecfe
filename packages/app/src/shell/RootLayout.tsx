import { PageSkeleton } from '@latchkey/ui/layout/PageSkeleton'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { lazyPart } from '@latchkey/ui/loading/lazy-part'
import { useStillWaiting } from '@latchkey/ui/loading/use-still-waiting'
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
  const isWaiting = useStillWaiting(isTokenTried)
  const renderPage = () => {
    if (isWaiting) return <PageSkeleton />
    return session.isSignedIn ? <StaffLayout /> : <Outlet />
  }
  return (
    <>
      {!isWaiting && <ScrollRestoration />}
      {/* One for all: React holds back for 300 ms what replaces the fallback of a new one. */}
      <Suspense fallback={<PageSkeleton />}>{renderPage()}</Suspense>
    </>
  )
})
