import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { expectAddress } from '../stories/expect-address.ts'
import { inApp, type AppSetup } from '../stories/in-app.tsx'
import { RouteGuard } from './RouteGuard.tsx'

const meta = {
  title: 'Pages/Route Guard',
  component: RouteGuard,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
  args: {
    access: ['viewings-view', 'viewings-update'],
    children: 'The page itself',
  },
} satisfies Meta<typeof RouteGuard>
export default meta
type Story = StoryObj<typeof meta>

const appWith = (permissions?: readonly Permission[]): { app: AppSetup } => ({
  app: { path: '/main-menu/viewings', ...(permissions && { permissions }) },
})

/** A page that requires two permissions, with both. */
export const BothHeld: Story = {
  parameters: { ...captured.parameters, ...appWith(['viewings-view', 'viewings-update']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page itself')).toBeVisible()
    await expectAddress('/main-menu/viewings')
  },
}

/** One of the two permissions is not enough, and the page is never rendered. */
export const OneHeld: Story = {
  parameters: appWith(['viewings-view']),
  play: async () => {
    await expectAddress('/403')
    await expect(screen.queryByText('The page itself')).toBeNull()
  },
}

let answer = Promise.withResolvers<Permission[]>()

/** While permissions load, neither the page nor a rejection is shown. */
export const Waiting: Story = {
  parameters: {
    app: {
      path: '/main-menu/viewings',
      permissions: [],
      calls: () => ({ session: { myPermissions: () => answer.promise } }),
    } satisfies AppSetup,
  },
  beforeEach: () => {
    answer = Promise.withResolvers()
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Loading…')).toBeInTheDocument()
    await expect(screen.queryByText('The page itself')).toBeNull()
    await expectAddress('/main-menu/viewings')
    answer.resolve(['viewings-view', 'viewings-update'])
    await expect(await canvas.findByText('The page itself')).toBeVisible()
    await expect(screen.queryByText('Loading…')).toBeNull()
  },
}

/** Not signed in: redirects to the sign-in page. */
export const SignedOut: Story = {
  parameters: appWith(),
  play: async () => {
    await expectAddress('/login')
    await expect(screen.queryByText('The page itself')).toBeNull()
  },
}
