import { AccessStoreModel } from '@latchkey/domain/access/access.store'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Role } from '@latchkey/domain/roles/role.contract'
import { aPermission, aRole, theAdministratorRole } from '@latchkey/domain/roles/role.fixtures'
import { ROLE_NOT_HELD, USER_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { UserRolesForm } from './UserRolesForm.tsx'

const viewer = aRole({
  id: 3,
  name: 'Viewer',
  description: '',
  status: false,
  children: [aPermission('enquiries-view', { status: false })],
})

// A store for each role, because a permission is enabled in some of them and disabled in others.
const recordsOf = (...roles: Role[]) => roles.map((role) => AccessStoreModel.create().receiveRole(role))

const meta = {
  title: 'Lettings/Roles/UserRolesForm',
  id: 'lettings-userrolesform',
  component: UserRolesForm,
  args: {
    record: { roleIds: [2] },
    roles: recordsOf(aRole(), theAdministratorRole, viewer),
    permissions: ['enquiries-view', 'viewings-view'],
    rights: new Set(PERMISSIONS),
    onSubmit: fn(),
    guard: fn(),
  },
} satisfies Meta<typeof UserRolesForm>
export default meta
type Story = StoryObj<typeof meta>

/** One of three roles is assigned; one is disabled. */
export const Loaded: Story = { ...captured }

/** All roles but one are assigned, then none. */
export const Submitting: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const boxOf = (name: string) =>
      within(canvas.getByRole('region', { name })).getByRole('checkbox', { name: 'Enabled' })
    await expect(boxOf('Lettings agent')).toBeChecked()
    await expect(boxOf('Viewer (Disabled)')).not.toBeChecked()
    await expect(canvas.getByText('enquiries-view (Disabled)')).toBeVisible()
    await step('check all, then one less', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check All' }))
      await userEvent.click(boxOf('System Administrator'))
      await expect(args.guard).toHaveBeenLastCalledWith(expect.objectContaining({ isDirty: true }))
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith([2, 3])
    })
    await step('none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Uncheck All' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith([])
    })
  },
}

/** A user with two permissions cannot give the role that has all. */
export const FewRights: Story = {
  ...captured,
  args: { rights: new Set(['enquiries-view', 'viewings-view']) },
}

/** Check All skips the roles that the user may not give. */
export const CheckingAll: Story = {
  args: { rights: new Set(['enquiries-view', 'viewings-view']) },
  play: async ({ args, canvas, userEvent }) => {
    const administrator = within(canvas.getByRole('region', { name: 'System Administrator' }))
    await expect(administrator.getByRole('checkbox', { name: 'Enabled' })).toBeDisabled()
    await expect(administrator.getByText(ROLE_NOT_HELD)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check All' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith([2, 3])
  },
}

/** The edited user has permissions that the signed-in user lacks: nothing can be changed. */
export const BeyondRights: Story = {
  ...captured,
  args: { rights: new Set(['enquiries-view']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(USER_BEYOND_RIGHTS)).toBeVisible()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
