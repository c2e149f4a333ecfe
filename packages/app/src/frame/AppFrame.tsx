import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime.ts'
import { lazyPart } from './lazy-part.ts'
import { PageWait } from './PageWait.tsx'

// Who is not signed in has no menu and does not wait for one.
const LazyStaffFrame = lazyPart(() => import('./StaffFrame.tsx').then(({ StaffFrame }) => StaffFrame))

/** Surrounds every page: with the menu for staff, with nothing for everybody else. Source: specification §2 "Layout". */
export const AppFrame = observer(function AppFrame() {
  const { session } = useRuntime().root
  if (session.phase === 'unknown') return <PageWait />
  return (
    <>
      <ScrollRestoration />
      {session.isSignedIn ? (
        <Suspense fallback={<PageWait />}>
          <LazyStaffFrame />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </>
  )
})
