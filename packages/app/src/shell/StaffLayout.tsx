import { PATHS } from '@latchkey/domain/navigation/paths'
import { MENU_FOLD, rememberedSection, rememberSection } from '@latchkey/domain/navigation/sidebar-memory'
import { PART_MISSING } from '@latchkey/domain/update/update.messages'
import { AppShell } from '@latchkey/ui/layout/AppShell/AppShell.tsx'
import { SearchButton } from '@latchkey/ui/layout/SearchButton/SearchButton.tsx'
import { Sidebar } from '@latchkey/ui/layout/Sidebar/Sidebar.tsx'
import { Toaster } from '@latchkey/ui/overlays/Toaster/Toaster.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { menuSections } from '@latchkey/ui/lettings/menu-sections.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { MissingPartContext } from '@latchkey/ui/loading/lazy-popup.tsx'
import { useFetchLater } from '@latchkey/ui/loading/use-fetch-later.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { usePersonalChoice } from '../runtime/use-personal-choice.ts'
import { FieldContexts } from '../runtime/FieldContexts.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { Notifications } from './Notifications.tsx'
import { OpenSearchContext } from './open-search.ts'
// Not lazy: without a connection its chunk could not be loaded.
import { PageNotices } from './PageNotices.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { SEARCH_HINT, useSearchKeys } from './use-search-keys.ts'

// Larger than the rest of the layout and rarely used.
const ChangePasswordHost = lazyDialog(() => import('./ChangePasswordHost.tsx'), 'ChangePasswordHost')

const SearchHost = lazyDialog(() => import('./SearchHost.tsx'), 'SearchHost')

const IdentityProof = lazyDialog(() => import('./IdentityProof.tsx'), 'IdentityProof')

const SignInAgain = lazyDialog(() => import('./SignInAgain.tsx'), 'SignInAgain')

const reportMissingPart = () => toasts.error(PART_MISSING)

/** The search opens over one dialog, not over two (rule A1.4). */
const DIALOGS_UNDER_SEARCH = 1

const openDialogs = () =>
  document.querySelectorAll(':is([role="dialog"], [role="alertdialog"]):not([data-ending-style])').length

/** Layout of every page of signed-in staff: menu, toasts, and dialogs of all pages. */
export const StaffLayout = observer(function StaffLayout() {
  const { root, storage } = useRuntime()
  const { listings, passwords, session, unsaved } = root
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [openSection, setOpenSection] = useState<string | null>(() => rememberedSection(storage))
  const [isFolded, onFoldedChange] = usePersonalChoice(MENU_FOLD)
  const [isChangingPassword, setChangingPassword] = useState(false)
  /** The initial text of the search; null while it is closed. */
  const [searchText, setSearchText] = useState<string | null>(null)
  // The address opens the dialog over the dashboard (rule S17).
  const isChangePasswordRoute = pathname === PATHS.changePassword
  // Preloaded, because a session can expire while the connection is down.
  useFetchLater(SignInAgain.fetch)

  const seesListings = session.can('properties-view')
  useEffect(() => {
    if (seesListings) void listings.loadToMend()
  }, [listings, seesListings])

  // Read here to be tracked by this observer; the menu is rendered by AppShell.
  const person = {
    firstName: session.profile?.firstName ?? '',
    pictureUrl: session.profile?.pictureUrl,
  }
  const sections = menuSections(session.permissions, pathname, {
    toMend: listings.toMend,
    onChangePassword: () => setChangingPassword(true),
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
    setOpenSection(id)
    rememberSection(storage, id)
  }

  useSearchKeys(() => {
    if (searchText !== null) setSearchText(null)
    else if (openDialogs() <= DIALOGS_UNDER_SEARCH) setSearchText('')
  })

  return (
    <FieldContexts>
      <MissingPartContext value={reportMissingPart}>
        <AppShell
          tools={
            <>
              <Notifications />
              <SearchButton hint={SEARCH_HINT} onClick={() => setSearchText('')} />
            </>
          }
          isSideFolded={isFolded}
          isDrawerOpen={isDrawerOpen}
          onDrawerOpenChange={setDrawerOpen}
          renderSidebar={(close) => (
            <Sidebar
              sections={sections}
              openSectionId={openSection}
              onOpenSectionChange={handleSectionChange}
              person={person}
              onLogOut={handleLogOut}
              onNavigate={close}
              onClose={close}
              // The drawer of a narrow window is never collapsed.
              {...(close === undefined && { isFolded, onFoldedChange })}
            />
          )}
        >
          <PageNotices />
          <OpenSearchContext value={setSearchText}>
            <Outlet />
          </OpenSearchContext>
          <QuestionDialog />
          <SearchHost
            isOpen={searchText !== null}
            startText={searchText ?? ''}
            onClose={() => setSearchText(null)}
            onAction={(action) => (action === 'log-out' ? handleLogOut() : setChangingPassword(true))}
          />
        </AppShell>
        <Toaster />
        <LeaveGuard />
        <SignInAgain isOpen={session.isLapsed} />
        <IdentityProof isOpen={passwords.isProofRequired} onClose={() => passwords.settleProof(false)} />
        <ChangePasswordHost
          isOpen={isChangingPassword || isChangePasswordRoute}
          onClose={handlePasswordClose}
        />
      </MissingPartContext>
    </FieldContexts>
  )
})
