import { RESPONSES } from '@latchkey/domain/root/env.fixtures'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { createRootStore } from '@latchkey/domain/root/root.store'
import type { StoragePort } from '@latchkey/domain/platform/storage/storage'
import { CopiedContext } from '@latchkey/ui/controls/copied-context.ts'
import { Toaster } from '@latchkey/ui/overlays/Toaster/Toaster.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import type { Decorator } from '@storybook/react-vite'
import { setLivelinessChecking } from 'mobx-state-tree'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, useLocation } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { AppRouter } from '../address/AppRouter.tsx'
import { toastCopied } from '../components/toast-copied.ts'
import { RuntimeContext, type Runtime } from '../runtime/runtime.ts'
import { FieldContexts } from '../runtime/FieldContexts.tsx'
import { LeaveGuard } from '../shell/LeaveGuard.tsx'
import { QuestionDialog } from '../shell/QuestionDialog.tsx'
import { StaffLayout } from '../shell/StaffLayout.tsx'
import { strictEnv, drainUnmockedCalls } from './unmocked.ts'

// Reading a destroyed node throws and fails the story; the default only warns.
setLivelinessChecking('error')

/** The app around a page's story; the story's `app` parameter. */
export interface AppSetup {
  /** Initial address. */
  path: string
  /** Omitted when not signed in. */
  permissions?: readonly Permission[]
  /** True for a stored token that could not be checked. */
  isTokenStored?: boolean
  /** Unmounts the page when it is left, like the app's routes. */
  isLeft?: boolean
  /** True for stories of the layout itself, or of a page that brings its own toasts. */
  isFrame?: boolean
  /** False when the socket is disconnected. */
  isLive?: boolean
  /** Called with the storage of the browser before the page is shown. */
  prepare?: (storage: StoragePort) => void
  /** Mocked calls; any other call fails the story. */
  calls?: () => EnvOverrides
}

function createStoryApp({
  permissions,
  isTokenStored = false,
  isLive = true,
  prepare,
  calls,
}: AppSetup): Runtime {
  const mocked = calls?.()
  const env = strictEnv({
    ...mocked,
    notify: toasts,
    // Every dialog with an agent reads who can be chosen, and the enquiries how many wait to be completed.
    leads: { handlers: () => Promise.resolve([]), waiting: RESPONSES.leads.waiting, ...mocked?.leads },
    users: { dropdown: () => Promise.resolve([]), ...mocked?.users },
    session: {
      myPermissions: () => Promise.resolve([...(permissions ?? [])]),
      // The menu shows who is signed in.
      profile: () => Promise.resolve({ firstName: 'Ann', lastName: 'Lee', media: null }),
      ...mocked?.session,
    },
  })
  prepare?.(env.storage)
  const root = createRootStore(env)
  root.setLive(isLive)
  if (permissions === undefined) root.session.end({ isTokenStored })
  else {
    root.session.begin({ id: 1, email: 'ann@latchkey.example', jwt: 'story' })
    void root.session.loadPermissions()
    void root.session.loadProfile()
  }
  return { root, storage: env.storage, reload: fn().mockName('reload') }
}

/** The current address, for assertions. */
function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address" hidden>{`${pathname}${search}`}</output>
}

/** Renders its children only at the story's path. */
function AtPath({ path, children }: { path: string; children: ReactNode }) {
  return useLocation().pathname === path.split('?')[0] && children
}

/** A page with the toasts and dialogs that the staff's layout provides otherwise. */
function Unframed({ isStaff, children }: { isStaff: boolean; children: ReactNode }) {
  return (
    <>
      {isStaff ? <main style={{ padding: '1rem' }}>{children}</main> : children}
      <Toaster />
      <LeaveGuard />
      {isStaff && <QuestionDialog />}
    </>
  )
}

interface StoryAppProviderProps {
  setup: AppSetup
  /** True to render the page in the staff's layout, as the product does. */
  isInLayout: boolean
  children: ReactNode
}

function StoryAppProvider({ setup, isInLayout, children }: StoryAppProviderProps) {
  const [runtime] = useState(() => createStoryApp(setup))
  const page = setup.isLeft ? <AtPath path={setup.path}>{children}</AtPath> : children
  const isUnframed = !isInLayout && !setup.isFrame
  const element = (
    <>
      {isUnframed ? (
        <FieldContexts>
          <Unframed isStaff={setup.permissions !== undefined}>{page}</Unframed>
        </FieldContexts>
      ) : (
        page
      )}
      <Address />
    </>
  )
  const [router] = useState(() => {
    const route = { path: '*', element }
    return createMemoryRouter([isInLayout ? { element: <StaffLayout />, children: [route] } : route], {
      initialEntries: [setup.path],
    })
  })
  return (
    <RuntimeContext value={runtime}>
      <CopiedContext value={toastCopied}>
        <AppRouter router={router} />
      </CopiedContext>
    </RuntimeContext>
  )
}

const withApp: Decorator = (Story, { parameters, id }) => {
  const setup = parameters['app'] as AppSetup
  const isCaptured = !(parameters['chromatic'] as { disableSnapshot: boolean }).disableSnapshot
  return (
    <StoryAppProvider
      key={id}
      setup={setup}
      isInLayout={isCaptured && setup.permissions !== undefined && !setup.isFrame}
    >
      <Story />
    </StoryAppProvider>
  )
}

/**
 * Spread into the meta of a page's stories: provides the app, whose API mocks only the story's calls. A captured
 * story of staff is in their layout, so that its picture has the width that the product leaves it.
 */
export const inApp = {
  decorators: [withApp],
  afterEach: async () => {
    await expect(drainUnmockedCalls()).toEqual([])
  },
}
