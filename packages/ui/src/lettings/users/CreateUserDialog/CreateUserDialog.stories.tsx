import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { GivableRole } from '@latchkey/domain/roles/role.contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { CreateUserDialog } from './CreateUserDialog.tsx'

const ROLES: readonly GivableRole[] = [
  { id: 1, label: 'System Administrator', permissions: [{ name: 'users-view', status: true }] },
  { id: 2, label: 'Viewer', permissions: [{ name: 'enquiries-view', status: true }] },
]

const meta = {
  title: 'Lettings/Users/CreateUserDialog',
  id: 'lettings-createuserdialog',
  component: CreateUserDialog,
  args: {
    isOpen: true,
    roles: ROLES,
    rights: new Set<Permission>(['enquiries-view']),
    onSubmit: fn(),
    onCloseRequest: fn(),
    guard: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof CreateUserDialog>
export default meta
type Story = StoryObj<typeof meta>

/** As it opens. */
export const Open: Story = {
  ...capturedAtOneWidth,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** Both fields show their errors, and nothing is submitted until they are valid. */
export const Filling: Story = {
  play: async ({ args, userEvent, step }) => {
    const username = await screen.findByRole('textbox', { name: 'Username' })
    const status = screen.getByRole('combobox', { name: 'Status' })
    const submit = screen.getByRole('button', { name: 'SUBMIT' })
    await step('a role with permissions that the user lacks cannot be given', async () => {
      const administrator = screen.getByRole('checkbox', { name: 'System Administrator' })
      await expect(administrator).toBeDisabled()
      await expect(administrator).toHaveAccessibleDescription(/permissions that you do not have/)
    })
    await step('an empty form shows its errors', async () => {
      await expect(status).toHaveTextContent('Is User Active?')
      await userEvent.click(submit)
      await expect(screen.getByText('Username is required')).toBeVisible()
      await expect(screen.getByText('Status is required')).toBeVisible()
    })
    await step('an invalid address shows an error', async () => {
      await userEvent.type(username, 'bob')
      await expect(screen.getByText('Username must be an email address')).toBeVisible()
    })
    await step('a valid form is sent', async () => {
      await userEvent.type(username, '@latchkey.example')
      await userEvent.click(status)
      await userEvent.click(await screen.findByRole('option', { name: 'Active' }))
      await waitFor(() => expect(status).toHaveTextContent('Active'))
      await expect(args.guard).toHaveBeenLastCalledWith(expect.objectContaining({ isDirty: true }))
      await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Bob')
      await userEvent.click(screen.getByRole('checkbox', { name: 'Viewer' }))
      await userEvent.click(submit)
      await expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'bob@latchkey.example',
        active: 1,
        firstName: 'Bob',
        lastName: '',
        roleIds: [2],
      })
    })
  },
}

/** A user who may not give roles does not see them. */
export const WithoutRoles: Story = {
  args: { roles: null },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Last name' })).toBeVisible()
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}

/** The username is taken. */
export const Taken: Story = {
  args: { serverErrors: { username: ['unique'] } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Username must be unique')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }))
    await expect(args.onCloseRequest).toHaveBeenCalledOnce()
  },
}

/** Rejected for another reason. */
export const Rejected: Story = {
  args: { serverErrors: { username: ['invalid'], active: ['enumerable'] } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Username is invalid')).toBeVisible())
    await expect(screen.getByText('Status is invalid')).toBeVisible()
  },
}
