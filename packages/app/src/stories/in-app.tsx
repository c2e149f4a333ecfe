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

// Reading a node that is dead throws, and fails the story, where it otherwise only warns.
setLivelinessChecking('error')

/** How the app around the story of a page is set up; given as the story's `app` parameter. */
export interface AppSetup {
  /** The address of the page. */
  path: string
  /** What the person may do; left out for somebody who is not signed in. */
  permissions?: readonly Permission[]
  /** True for a token of an earlier visit that could not be tried. */
  isTokenKept?: boolean
  /** True for a story in which the page is left: it then goes, as with the routes of the app. */
  isLeft?: boolean
  /** True for a story of the frame itself, which brings what otherwise surrounds a page. */
  isFrame?: boolean
  /** False for a story in which no pushes arrive. */
  isLive?: boolean
  /** The API calls that are answered; any other fails the story. */
  calls?: () => EnvOverrides
}

/** A running app and the stores of its staff, which are there at once. */
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

/** Shows where the story has gone to, for plays that follow the address. */
function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address" hidden>{`${pathname}${search}`}</output>
}

/** A page at the path of its story, and nothing elsewhere. */
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

/** Spread into the meta of a page's stories: the running app around it, in an environment that answers only the calls of the story. */
export const inApp = {
  decorators: [withApp],
  afterEach: async () => {
    toasts.close()
    await expect(takeUnmockedCalls()).toEqual([])
  },
}
