import { AccessStoreModel } from '@latchkey/domain/access/access.store'
import { EMPTY_ROLE } from '@latchkey/domain/roles/role.draft'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Role } from '@latchkey/domain/roles/role.contract'
import { ALL_PERMISSIONS, aRole } from '@latchkey/domain/roles/role.fixtures'
import { PERMISSION_NOT_HELD, ROLE_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import { REQUIRE_TWO_FACTOR_HELP } from '@latchkey/domain/two-factor/two-factor.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { RoleForm } from './RoleForm.tsx'

const access = AccessStoreModel.create()
const draftOf = (role: Role) => access.receiveRole(role).draft

const meta = {
  title: 'Lettings/Roles/RoleForm',
  id: 'lettings-roleform',
  component: RoleForm,
  args: {
    record: EMPTY_ROLE,
    permissions: access.receivePermissions(ALL_PERMISSIONS),
    rights: new Set(PERMISSIONS),
    onSubmit: fn(),
    guard: fn(),
    back: <a href="#roles">Back</a>,
  },
} satisfies Meta<typeof RoleForm>
export default meta
type Story = StoryObj<typeof meta>

/** A new role: name and status are required; permissions can be ticked by group and all at once. */
export const New: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await step('nothing', async () => {
      await userEvent.click(save)
      await expect(canvas.getAllByText('This is required')).toHaveLength(2)
    })
    await step('name and status', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Role Name' }), 'Valuer')
      await userEvent.click(canvas.getByRole('combobox', { name: 'Is Active?' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Active' }))
    })
    await step('one group, all of it', async () => {
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(PERMISSIONS.length)
      await expect(
        within(canvas.getByRole('group', { name: 'Enquiries' })).getAllByRole('checkbox'),
      ).toHaveLength(3)
      await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Viewings' }))
      await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(3))
      await userEvent.click(canvas.getByRole('button', { name: 'Check All' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /viewings-create$/ }))
    })
    await step('sent', async () => {
      await userEvent.click(save)
      await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Valuer', status: 1, permissions: [9, 10] })
    })
  },
}

/** An existing role. */
export const Existing: Story = {
  ...captured,
  args: { record: draftOf(aRole()) },
}

/** Ticking and unticking again is not a change. */
export const Ticking: Story = {
  args: { record: draftOf(aRole()) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', {
      name: /^Work with enquiries and the calendar enquiries-view$/,
    })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(args.guard).toHaveBeenLastCalledWith(expect.objectContaining({ isDirty: true }))
    await userEvent.click(box)
    await expect(args.guard).toHaveBeenLastCalledWith(expect.objectContaining({ isDirty: false }))
    await userEvent.click(canvas.getByRole('button', { name: 'Uncheck All' }))
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  },
}

/** An administrator decides whether holders of the role must sign in with two factors. */
export const TwoFactor: Story = {
  ...captured,
  args: { record: draftOf(aRole()), canRequireTwoFactor: true },
}

/** The choice is submitted. */
export const RequiringTwoFactor: Story = {
  args: { record: draftOf(aRole()), canRequireTwoFactor: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /^Require two-factor sign-in/ })
    await expect(box).not.toBeChecked()
    await expect(canvas.getByText(REQUIRE_TWO_FACTOR_HELP)).toBeVisible()
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...draftOf(aRole()), requiresTwoFactor: true })
  },
}

/** A user with three permissions can give only these. */
export const FewRights: Story = {
  ...captured,
  args: { rights: new Set(['users-roles-update', 'enquiries-view', 'viewings-view']) },
}

/** Check All skips the permissions that the user lacks. */
export const CheckingAll: Story = {
  args: { rights: new Set(['users-roles-update', 'enquiries-view', 'viewings-view']) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /units-download$/ })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: /units-download$/ })).toHaveAccessibleDescription(
      new RegExp(PERMISSION_NOT_HELD),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Check All' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  },
}

/** A role with permissions that the signed-in user lacks: nothing can be changed. */
export const BeyondRights: Story = {
  ...captured,
  args: { record: draftOf(aRole()), rights: new Set(['users-roles-update', 'enquiries-view']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(ROLE_BEYOND_RIGHTS)).toBeVisible()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Role Name' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
