import { MENU_FOLD } from '@latchkey/domain/navigation/sidebar-memory'
import { ShellSkeleton } from '@latchkey/ui/layout/ShellSkeleton/ShellSkeleton.tsx'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { lazyPart } from '@latchkey/ui/loading/lazy-part.ts'
import { useRoot } from '../runtime/runtime.ts'
import { usePersonalChoice } from '../runtime/use-personal-choice.ts'

// Not loaded without a session, which has no menu.
const StaffLayout = lazyPart(() => import('./StaffLayout.tsx'), 'StaffLayout')

/** The menu for signed-in staff, only the page otherwise. */
export const RootLayout = observer(function RootLayout() {
  const { session } = useRoot()
  const [isFolded] = usePersonalChoice(MENU_FOLD)
  const isTokenTried = session.phase === 'unknown'
  useEffect(() => {
    // Preloads it while the token is checked. A failure is reported when it is rendered.
    if (isTokenTried) void StaffLayout.fetch().catch(() => {})
  }, [isTokenTried])
  const placeholder = <ShellSkeleton isSideFolded={isFolded} />
  const renderPage = () => {
    if (isTokenTried) return placeholder
    // Keyed, so that nothing of a user stays when another one signs in over the page.
    return session.isSignedIn ? <StaffLayout key={session.user?.id} /> : <Outlet />
  }
  return (
    <>
      {!isTokenTried && <ScrollRestoration />}
      {/* A single Suspense: React delays the content of a new one by 300 ms after its fallback. */}
      <Suspense fallback={placeholder}>{renderPage()}</Suspense>
    </>
  )
})
