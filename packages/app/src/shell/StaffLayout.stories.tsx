import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { anAnswer } from '@latchkey/domain/search/search.fixtures'
import { captured, capturedAtOneWidth, capturedInEveryMode } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { expectAddress } from '../stories/expect-address.ts'
import { inApp, type AppSetup } from '../stories/in-app.tsx'
import { PageNotices } from './PageNotices.tsx'
import { StaffLayout } from './StaffLayout.tsx'

const meta = {
  title: 'Pages/Frame',
  component: StaffLayout,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof StaffLayout>
export default meta
type Story = StoryObj<typeof meta>

type SessionCalls = NonNullable<EnvOverrides['session']>

const profile = { firstName: 'Ann', lastName: 'Lee', media: null }

const appWith = (permissions: readonly Permission[], session: SessionCalls = {}): { app: AppSetup } => ({
  app: {
    path: '/main-menu/enquiries',
    permissions,
    isFrame: true,
    calls: () => ({ session: { profile: () => Promise.resolve(profile), ...session } }),
  },
})

/** An administrator: every page, the current one marked. */
export const Administrator: Story = {
  parameters: { ...capturedInEveryMode.parameters, ...appWith(PERMISSIONS) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible()
    // On a phone the menu is closed.
    if (canvas.queryByRole('navigation', { name: 'Main' }))
      await expect(await canvas.findByText('Ann')).toBeVisible()
  },
}

/** One section of the menu is open at a time; collapsed to icons, the menu shows all. The choice is stored per user. */
export const Sections: Story = {
  parameters: appWith(PERMISSIONS),
  play: async ({ canvas, userEvent, step }) => {
    await step('sections', async () => {
      const menu = within(await canvas.findByRole('navigation', { name: 'Main' }))
      await expect(await menu.findByRole('link', { name: 'Projects' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Enquiries' })).toHaveAttribute('aria-current', 'page')
      await userEvent.click(menu.getByRole('button', { name: 'Settings' }))
      await expect(await menu.findByRole('link', { name: 'Permissions' })).toBeVisible()
      await expect(menu.getByRole('button', { name: 'Main menu' })).toHaveAttribute('aria-expanded', 'false')
    })
    await step('collapsed to icons', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Collapse menu' }))
      const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
      await expect(await menu.findByRole('link', { name: 'Enquiries' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(menu.getByRole('link', { name: 'Audit Trail' })).toBeVisible()
      await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(64)
      await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }))
      await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(255)
    })
  },
}

/** With the logo and colours of an agency. */
export const OfAnAgency: Story = {
  globals: { brand: 'sunrise' },
  parameters: { ...captured.parameters, ...appWith(PERMISSIONS) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('img', { name: 'Sunrise Lettings' }))[0]).toBeVisible()
  },
}

/** A user without roles: only pages that need no permission, and no Settings. */
export const Nobody: Story = {
  parameters: { ...capturedAtOneWidth.parameters, ...appWith([]) },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Main' }))
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(menu.queryByRole('button', { name: 'Settings' })).toBeNull()
  },
}

/** Change Password in the menu opens a dialog. */
export const ChangingPassword: Story = {
  parameters: appWith([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Password' }))
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Change Your Password' })).toBeVisible())
  },
}

const foundNothing = { find: () => Promise.resolve({}), recent: () => Promise.resolve({}) }

/** The search opens by button and keys, and opens the chosen result; Escape returns the focus. */
export const Searching: Story = {
  parameters: {
    app: {
      ...appWith(PERMISSIONS).app,
      calls: () => ({
        session: { profile: () => Promise.resolve(profile) },
        search: { ...foundNothing, find: () => Promise.resolve(anAnswer()) },
      }),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    const page = within(document.body)
    const link = await canvas.findByRole('link', { name: 'Viewings' })
    await step('the shortcut opens it, Escape closes it', async () => {
      link.focus()
      await userEvent.keyboard('{Control>}k{/Control}')
      const input = await page.findByRole('combobox', { name: 'Search leads, homes and pages' })
      await waitFor(() => expect(input).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog', { name: 'Search' })).toBeNull())
      await waitFor(() => expect(link).toHaveFocus())
    })
    await step('the shortcut closes it from its input', async () => {
      await userEvent.keyboard('{Meta>}k{/Meta}')
      await page.findByRole('combobox')
      await userEvent.keyboard('{Meta>}k{/Meta}')
      await waitFor(() => expect(page.queryByRole('dialog', { name: 'Search' })).toBeNull())
    })
    await step('opens the chosen result', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await userEvent.type(await page.findByRole('combobox'), 'ann{ArrowDown}{Enter}')
      await expectAddress(expect.stringContaining('/main-menu/viewings?lead=7'))
      await waitFor(() => expect(page.queryByRole('dialog', { name: 'Search' })).toBeNull())
    })
  },
}

/** Only permitted pages are offered. */
export const SearchingAsViewer: Story = {
  parameters: {
    app: {
      ...appWith(['enquiries-view']).app,
      calls: () => ({ session: { profile: () => Promise.resolve(profile) }, search: foundNothing }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    await userEvent.type(await page.findByRole('combobox'), 'go')
    await page.findByRole('option', { name: 'Go to Enquiries' })
    await expect(page.queryByRole('option', { name: 'Go to Manage Users' })).toBeNull()
  },
}

/** The permissions could not be loaded: a banner with Retry, which the tools of the layout do not cover. */
export const PermissionsUnknown: Story = {
  parameters: appWith([], { myPermissions: failing('offline') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn't load your permissions/)).toBeVisible()
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeEnabled()
    const { left, top, width, height } = retry.getBoundingClientRect()
    await expect(retry.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  },
}

/** The socket is disconnected, for example by a proxy. */
export const NotLive: Story = {
  parameters: { app: { ...appWith([]).app, isLive: false } },
  render: () => <PageNotices />,
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('Live updates are paused')
  },
}

/** The browser has no network. */
export const Offline: Story = {
  parameters: appWith([]),
  render: () => <PageNotices />,
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      window.dispatchEvent(new Event('offline'))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('You are offline')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
}
