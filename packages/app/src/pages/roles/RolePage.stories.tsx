import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { ALL_PERMISSIONS, aRole, theAdministratorRole } from '@latchkey/domain/roles/role.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { captured, capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { RolePage } from './RolePage.tsx'

const meta = {
  title: 'Pages/Role',
  component: RolePage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/settings/users/roles/create" element={<RolePage />} />
      <Route path="/settings/users/roles/update/:roleId" element={<RolePage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  ),
} satisfies Meta<typeof RolePage>
export default meta
type Story = StoryObj<typeof meta>
type Roles = NonNullable<EnvOverrides['roles']>

const mocked: Roles = {
  get: (id) => Promise.resolve(id === 1 ? theAdministratorRole : aRole({ id })),
  permissions: () => Promise.resolve([...ALL_PERMISSIONS]),
}
const appWith = (roles: Roles = {}, last = 'update/2'): { app: AppSetup } => ({
  app: {
    path: `/settings/users/roles/${last}`,
    permissions: PERMISSIONS,
    calls: () => ({ roles: { ...mocked, ...roles } }),
  },
})
const save = fn<Roles['save'] & object>(() => Promise.resolve(true))

/** A role with its permissions. */
export const Loaded: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Role Name' })).toHaveValue('Lettings agent')
  },
}

/** Changes a role and returns to the list. */
export const Saving: Story = {
  parameters: appWith({ save }),
  play: async ({ canvas, userEvent }) => {
    save.mockClear()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Role Name' }), 's')
    await userEvent.click(canvas.getByRole('checkbox', { name: /reservations-view$/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByText('Role updated successfully.')
    await expect(save).toHaveBeenCalledWith(2, {
      name: 'Lettings agents',
      status: 1,
      permissions: [6, 8, 9],
      requiresTwoFactor: false,
    })
    await expectAddress('/settings/users/roles')
  },
}

const create = fn<Roles['create'] & object>(() => Promise.resolve(aRole({ id: 9 })))

/** A new role. */
export const Empty: Story = {
  parameters: { ...captured.parameters, ...appWith({}, 'create') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Role Name' })).toHaveValue('')
  },
}

/** Creates a role. */
export const Creating: Story = {
  parameters: appWith({ create }, 'create'),
  play: async ({ canvas, userEvent }) => {
    create.mockClear()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Role Name' }), 'Valuer')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Is Active?' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByText('Role created successfully.')
    const draft = { name: 'Valuer', status: 0, permissions: [], requiresTwoFactor: false }
    await expect(create).toHaveBeenCalledWith(draft, expect.any(String))
  },
}

/** The role was deleted. */
export const Missing: Story = {
  parameters: appWith({ get: failing('gone') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This role no longer exists')).toBeVisible()
  },
}

/** System Administrator cannot be changed: Access Denied. */
export const Protected: Story = {
  parameters: appWith({}, 'update/1'),
  play: async () => {
    await expectAddress('/403')
  },
}

/** The name is taken by another role; leaving asks first. */
export const Taken: Story = {
  parameters: appWith({
    save: () =>
      Promise.reject(
        new ProblemError({
          kind: 'invalid',
          errors: [{ attribute: 'name', errors: [{ name: 'unique' }] }],
        }),
      ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Role Name' }), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This is not valid')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Discard your changes?' }),
    ).toBeInTheDocument()
  },
}
