import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { createRootStore } from '@latchkey/domain/root/root.store'
import { createStaffStore, type StaffStore } from '@latchkey/domain/root/staff.store'
import { Toaster } from '@latchkey/ui/overlays/Toaster'
import { toasts } from '@latchkey/ui/overlays/toasts'
import type { Decorator } from '@storybook/react-vite'
import { setLivelinessChecking } from 'mobx-state-tree'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, useLocation } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { AppRouter } from '../address/AppRouter.tsx'
import { RuntimeContext, type Runtime } from '../runtime/runtime.ts'
import { StaffProvider } from '../runtime/StaffProvider.tsx'
import { LeaveGuard } from '../shell/LeaveGuard.tsx'
import { QuestionDialog } from '../shell/QuestionDialog.tsx'
import { strictEnv, takeUnmockedCalls } from './unmocked.ts'

// Reading a destroyed node throws and fails the story; the default only warns.
setLivelinessChecking('error')

/** The app around a page's story; the story's `app` parameter. */
export interface AppSetup {
  /** Initial address. */
  path: string
  /** Omitted when not signed in. */
  permissions?: readonly Permission[]
  /** True for a stored token that could not be checked. */
  isTokenKept?: boolean
  /** Unmounts the page when it is left, like the app's routes. */
  isLeft?: boolean
  /** For stories of the layout, which provides toasts and dialogs itself. */
  isFrame?: boolean
  /** False when the socket is disconnected. */
  isLive?: boolean
  /** Calls that are answered; any other call fails the story. */
  calls?: () => EnvOverrides
}

/** The runtime and the staff's stores, loaded at once. */
interface StoryApp {
  runtime: Runtime
  staff: StaffStore
}

function createStoryApp({ permissions, isTokenKept = false, isLive = true, calls }: AppSetup): StoryApp {
  const env = strictEnv({
    ...calls?.(),
    session: {
      myPermissions: () => Promise.resolve([...(permissions ?? [])]),
      ...calls?.().session,
    },
  })
  const root = createRootStore(env)
  const staff = createStaffStore(env, root)
  staff.setLive(isLive)
  const loading = Promise.resolve(staff)
  if (permissions === undefined) root.session.end({ isTokenKept })
  else {
    root.session.begin({ id: 1, email: 'ann@latchkey.example', jwt: 'story' })
    void root.session.loadPermissions()
    if (calls?.().session?.profile) void root.session.loadProfile()
  }
  const runtime = {
    root,
    loadStaff: () => loading,
    storage: env.storage,
    reload: fn().mockName('reload'),
  }
  return { runtime, staff }
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

function StoryAppProvider({ setup, children }: { setup: AppSetup; children: ReactNode }) {
  const [{ runtime, staff }] = useState(() => createStoryApp(setup))
  const page = setup.isLeft ? <AtPath path={setup.path}>{children}</AtPath> : children
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <>
              {setup.isFrame || setup.permissions === undefined ? page : <main>{page}</main>}
              <Address />
              {!setup.isFrame && (
                <>
                  <Toaster />
                  <LeaveGuard />
                  {setup.permissions !== undefined && <QuestionDialog />}
                </>
              )}
            </>
          ),
        },
      ],
      { initialEntries: [setup.path] },
    ),
  )
  return (
    <RuntimeContext value={runtime}>
      <StaffProvider staff={staff}>
        <AppRouter router={router} />
      </StaffProvider>
    </RuntimeContext>
  )
}

const withApp: Decorator = (Story, { parameters, id }) => (
  <StoryAppProvider key={id} setup={parameters['app'] as AppSetup}>
    <Story />
  </StoryAppProvider>
)

/** Spread into the meta of a page's stories: provides the app, whose API answers only the story's calls. */
export const inApp = {
  decorators: [withApp],
  afterEach: async () => {
    toasts.close()
    await expect(takeUnmockedCalls()).toEqual([])
  },
}
