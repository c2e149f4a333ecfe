import { pictureUrl } from '@latchkey/domain/media/media.pictures'
import { AppShell } from '@latchkey/ui/layout/AppShell'
import { Sidebar, type SidebarItem, type SidebarSection } from '@latchkey/ui/layout/Sidebar'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { Button } from '@latchkey/ui/controls/Button'
import { Toaster } from '@latchkey/ui/overlays/Toaster'
import { LockKeyhole } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { useRuntime } from '../runtime/runtime.ts'
import { WithStaff } from '../runtime/WithStaff.tsx'
import { LeaveGuard } from '../unsaved/LeaveGuard.tsx'
import { lazyPart } from './lazy-part.ts'
import { currentPage, permittedPages } from './menu.tsx'
import { OnceOpened } from './OnceOpened.tsx'
import { PageWait } from './PageWait.tsx'
import { renderRouterLink } from './router-link.tsx'
import {
  isSidebarSection,
  rememberedSection,
  rememberSection,
  SIDEBAR_SECTIONS,
  type SidebarSectionId,
} from '@latchkey/domain/navigation/sidebar-memory'
import { useFetchLater } from './use-fetch-later.ts'

// Its rules weigh more than the rest of the frame, and few people change a password on most days.
const LazyChangePasswordHost = lazyPart(() => import('./ChangePasswordHost.tsx'), 'ChangePasswordHost')

const loadSignInAgain = () => import('../session/SignInAgain.tsx').then(({ SignInAgain }) => SignInAgain)
const LazySignInAgain = lazyPart(loadSignInAgain)

const SECTION_LABELS: Readonly<Record<SidebarSectionId, string>> = {
  'main-menu': 'Main menu',
  settings: 'Settings',
  profile: 'Profile',
}

/** What surrounds every page of a signed-in person: the menu, the toasts, the question about unsaved edits. Source: specification §2 "Layout". */
export const StaffFrame = observer(function StaffFrame() {
  const { root, storage, unsaved, accessOf } = useRuntime()
  const { session } = root
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [openSection, setOpenSection] = useState(() => rememberedSection(storage))
  const [isChangingPassword, setChangingPassword] = useState(false)
  // The address of the dialog shows it over the dashboard. Source: decision S17.
  const isChangePasswordRoute = pathname === PATHS.changePassword
  const isPasswordOpen = isChangingPassword || isChangePasswordRoute
  // Unsaved work hangs on it, and a session can end when the line is dead.
  useFetchLater(loadSignInAgain)

  // Read here, where it is observed: the menu is drawn by the shell.
  const person = {
    firstName: session.profile?.firstName ?? '',
    pictureUrl: pictureUrl(session.profile?.media, 'card') ?? undefined,
  }
  const current = currentPage(pathname)
  const pages = permittedPages(accessOf, session.permissions ?? [])
  const changePassword: SidebarItem = {
    label: 'Change Password',
    icon: <LockKeyhole aria-hidden />,
    onSelect: () => setChangingPassword(true),
  }
  const sections = SIDEBAR_SECTIONS.map((id): SidebarSection => {
    const items = pages
      .filter(({ section }) => section === id)
      .map(({ path, label, icon }) => ({ label, icon, href: path, isCurrent: current?.path === path }))
    return { id, label: SECTION_LABELS[id], items: id === 'profile' ? [...items, changePassword] : items }
  })

  const handleLogOut = () =>
    unsaved.leave(() => {
      void session.signOut()
      void navigate(PATHS.login)
    })

  const handlePasswordClose = () => {
    setChangingPassword(false)
    if (isChangePasswordRoute) void navigate(PATHS.home, { replace: true })
  }

  const handleSectionChange = (id: string | null) => {
    const next = isSidebarSection(id) ? id : null
    setOpenSection(next)
    rememberSection(storage, next)
  }

  return (
    <>
      <AppShell
        isDrawerOpen={isDrawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        renderSidebar={(close) => (
          <Sidebar
            sections={sections}
            openSectionId={openSection}
            onOpenSectionChange={handleSectionChange}
            person={person}
            onLogOut={handleLogOut}
            renderLink={renderRouterLink}
            onNavigate={close}
            onClose={close}
          />
        )}
      >
        {session.permissionsPhase === 'failed' && (
          <Banner
            tone="warning"
            action={
              <Button size="small" onClick={() => void session.loadPermissions()}>
                Retry
              </Button>
            }
          >
            What you may do could not be read, so parts of the menu may be missing.
          </Banner>
        )}
        <Suspense fallback={<PageWait />}>
          <WithStaff>
            <Outlet />
          </WithStaff>
        </Suspense>
      </AppShell>
      <Toaster />
      <LeaveGuard />
      <OnceOpened isOpen={session.isLapsed}>
        <LazySignInAgain />
      </OnceOpened>
      <OnceOpened isOpen={isPasswordOpen}>
        <LazyChangePasswordHost isOpen={isPasswordOpen} onClose={handlePasswordClose} />
      </OnceOpened>
    </>
  )
})
