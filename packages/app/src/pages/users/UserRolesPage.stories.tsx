import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { aRole, theAdministratorRole } from '@latchkey/domain/roles/role.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { aUser } from '@latchkey/domain/users/user.fixtures'
import { captured, capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { closingTabAsks } from '../../stories/discards.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { UserRolesPage } from './UserRolesPage.tsx'

const meta = {
  title: 'Pages/User Roles',
  component: UserRolesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/settings/users/roles/:userId" element={<UserRolesPage />} />
    </Routes>
  ),
} satisfies Meta<typeof UserRolesPage>
export default meta
type Story = StoryObj<typeof meta>
type Users = NonNullable<EnvOverrides['users']>

const ROLES = [aRole(), theAdministratorRole, aRole({ id: 3, name: 'Viewer', status: false, children: [] })]
const list = fn(() => Promise.resolve(aPageOf(ROLES)))
const appWith = (users: Users = {}, roles = ROLES): { app: AppSetup } => ({
  app: {
    path: '/settings/users/roles/5',
    permissions: PERMISSIONS,
    calls: () => ({
      roles: { list: roles === ROLES ? list : () => Promise.resolve(aPageOf(roles)) },
      users: { get: (id) => Promise.resolve(aUser({ id })), ...users },
    }),
  },
})
const setRoles = fn<Users['setRoles'] & object>(() => Promise.resolve(true))

/** A user's roles among all. */
export const Loaded: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Manage agent@latchkey.example Roles' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Viewer (Disabled)' })).toBeVisible()
    await expect(list).toHaveBeenCalledWith({ page: 1, limit: 10_000 })
  },
}

let held = [2]

/** Assigns one more role; the page stays, and only later edits are asked about. */
export const Assigning: Story = {
  parameters: appWith({
    get: (id) => Promise.resolve(aUser({ id, roles: ROLES.filter((role) => held.includes(role.id)) })),
    setRoles,
  }),
  play: async ({ canvas, userEvent }) => {
    held = [2]
    setRoles.mockClear()
    setRoles.mockImplementation((_id, roleIds) => {
      held = [...roleIds]
      return Promise.resolve(true)
    })
    const viewer = within(await canvas.findByRole('region', { name: 'Viewer (Disabled)' }))
    await userEvent.click(viewer.getByRole('checkbox', { name: 'Enabled' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await screen.findByText('User permissions have been updated.')
    await expect(setRoles).toHaveBeenCalledWith(5, [2, 3])
    await waitFor(() => expect(closingTabAsks()).toBe(false))
    await userEvent.click(viewer.getByRole('checkbox', { name: 'Enabled' }))
    await expect(closingTabAsks()).toBe(true)
  },
}

/** The user could not be loaded. */
export const Failed: Story = {
  parameters: { ...captured.parameters, ...appWith({ get: failing('offline') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** The server answers false, as for assigning System Administrator without being one. */
export const Rejected: Story = {
  parameters: appWith({ setRoles: () => Promise.resolve(false) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check All' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Something went wrong. Please try again.')
  },
}
