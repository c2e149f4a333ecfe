import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { captured } from '@latchkey/ui/stories/captured'
import { ownFrame } from '@latchkey/ui/stories/own-frame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../stories/in-app.tsx'
import { StaffLayout } from './StaffLayout.tsx'

const meta = {
  title: 'Pages/Frame',
  component: StaffLayout,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof StaffLayout>
export default meta
type Story = StoryObj<typeof meta>

const profile = { firstName: 'Ann', lastName: 'Lee', media: null }

const appWith = (permissions: readonly Permission[]): { app: AppSetup } => ({
  app: {
    path: '/main-menu/enquiries',
    permissions,
    isFrame: true,
    calls: () => ({ session: { profile: () => Promise.resolve(profile) } }),
  },
})

/** An administrator: every page, the current one marked; one section is open at a time. */
export const Administrator: Story = {
  parameters: { ...captured.parameters, ...appWith(PERMISSIONS) },
  play: async ({ canvas, userEvent }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Main' }))
    await expect(await menu.findByRole('link', { name: 'Projects' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Enquiries' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(menu.getByRole('button', { name: 'Settings' }))
    await expect(await menu.findByRole('link', { name: 'Permissions' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Main menu' })).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Somebody without a role: what needs no permission, and no Settings. */
export const Nobody: Story = {
  parameters: { ...captured.parameters, ...appWith([]) },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Main' }))
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(menu.queryByRole('button', { name: 'Settings' })).toBeNull()
  },
}

/** The menu's Change Password opens a dialog. */
export const ChangingPassword: Story = {
  parameters: appWith([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Password' }))
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Change Your Password' })).toBeVisible())
  },
}
