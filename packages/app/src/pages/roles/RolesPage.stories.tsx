import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { aRole, theAdministratorRole } from '@latchkey/domain/roles/role.fixtures'
import { type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { RolesPage } from './RolesPage.tsx'

const meta = {
  title: 'Pages/Manage Roles',
  component: RolesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof RolesPage>
export default meta
type Story = StoryObj<typeof meta>
type Roles = NonNullable<EnvOverrides['roles']>

const ROWS = [aRole(), theAdministratorRole, aRole({ id: 3, name: 'Viewer', status: false, children: [] })]
const mocked: Roles = { list: (query) => Promise.resolve(aPageOf(ROWS, query)) }
const appWith = (roles: Roles = {}, permissions: readonly Permission[] = PERMISSIONS): { app: AppSetup } => ({
  app: { path: '/settings/users/roles', permissions, calls: () => ({ roles: { ...mocked, ...roles } }) },
})

/** The list of an administrator. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Viewer')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create New' })).toHaveAttribute(
      'href',
      '/settings/users/roles/create',
    )
    await expect(canvas.getByRole('button', { name: 'Delete Multiple' })).toBeDisabled()
  },
}

const removeMany = fn(() => Promise.resolve(true))
const remove = fn(() => Promise.resolve(true))
const toggleActive = fn(() => Promise.resolve(true))

/** Deleting asks first, for one role or several; enabling does not. */
export const Acts: Story = {
  parameters: appWith({ removeMany, remove, toggleActive }),
  play: async ({ canvas, userEvent, step }) => {
    removeMany.mockClear()
    const confirm = async (question: string) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Role(s)' }))
      await expect(dialog.getByText(question)).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    }
    await step('deletes several roles', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Viewer' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Lettings agent' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Multiple' }))
      await confirm('Are you sure you wish to delete these roles?')
      await screen.findByText('Roles have been deleted.')
      await expect(removeMany).toHaveBeenCalledWith([2, 3])
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Multiple' })).toBeDisabled())
    })
    await step('deletes one role', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Viewer' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await confirm('Are you sure you wish to delete this role?')
      await screen.findByText('Role has been deleted.')
      await expect(remove).toHaveBeenCalledWith(3)
    })
    await step('enables a role without a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Viewer' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Enable' }))
      await screen.findByText('Role has been updated.')
      await expect(toggleActive).toHaveBeenCalledWith(3)
    })
  },
}

/** With `users-roles-view` only: no actions. */
export const ReadOnly: Story = {
  parameters: appWith({}, ['users-roles-view']),
  play: async ({ canvas }) => {
    await canvas.findByText('Viewer')
    await expect(canvas.queryByRole('link', { name: 'Create New' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete Multiple' })).toBeNull()
  },
}

const setRequirement = fn(() => Promise.resolve(true))

/** System Administrator has no row menu: its two-factor requirement is a button above the list. */
export const TwoFactor: Story = {
  parameters: {
    app: {
      path: '/settings/users/roles',
      permissions: PERMISSIONS,
      calls: () => ({ roles: mocked, twoFactor: { setRequirement } }),
    } satisfies AppSetup,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Two-Factor for Administrators: Off' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.getByText('Two-factor sign-in is now required.')).toBeVisible())
    await expect(setRequirement).toHaveBeenCalledWith(1, true)
  },
}
