import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { ROLE_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import { aRole, theAdministratorRole } from '@latchkey/domain/roles/role.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { Stateful } from '../../../stories/Stateful.tsx'
import { RolesTable } from './RolesTable.tsx'

const viewer = aRole({ id: 3, name: 'Viewer', status: false, children: [] })

const meta = {
  title: 'Lettings/Roles/RolesTable',
  id: 'lettings-rolestable',
  component: RolesTable,
  args: {
    rows: [aRole(), theAdministratorRole, viewer],
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: 3,
    phase: 'ready',
    onAsk: fn(),
    onRetry: fn(),
    checked: [],
    onCheck: fn(),
    rights: new Set(PERMISSIONS),
    canUpdate: true,
    canDelete: true,
    updatePath: ({ id }) => `#role-${id}`,
    onToggle: fn(),
    onDelete: fn(),
    onDeleteMany: fn(),
  },
  render: (args) => (
    <Stateful start={args.checked}>
      {(checked, hold) => (
        <RolesTable
          {...args}
          checked={checked}
          onCheck={(next) => {
            args.onCheck(next)
            hold(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof RolesTable>
export default meta
type Story = StoryObj<typeof meta>

/** Three roles: enabled, protected, and disabled without any permission. */
export const Loaded: Story = { ...captured }

/** Only roles that may be changed can be selected, and have a menu. */
export const Acting: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('2 Permissions')).toBeVisible()
    await expect(canvas.getByText('No Permissions')).toBeVisible()
    await step('the protected one has neither box nor menu', async () => {
      await expect(canvas.queryByRole('button', { name: 'Actions for System Administrator' })).toBeNull()
      await expect(canvas.getByRole('checkbox', { name: 'Select System Administrator' })).toBeDisabled()
    })
    await step('a name is a link to the form, but for the protected role', async () => {
      await expect(canvas.getByRole('link', { name: 'Viewer' })).toHaveAttribute('href', '#role-3')
      await expect(canvas.queryByRole('link', { name: 'System Administrator' })).toBeNull()
    })
    await step('checking, in a bar that is there before', async () => {
      await expect(canvas.getByRole('button', { name: 'Delete Multiple' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Viewer' }))
      await expect(args.onCheck).toHaveBeenCalledWith(['3'])
      await userEvent.click(canvas.getByRole('button', { name: 'Select all on this page' }))
      await expect(args.onCheck).toHaveBeenLastCalledWith(['3', '2'])
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Multiple' }))
      await expect(args.onDeleteMany).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(args.onCheck).toHaveBeenLastCalledWith([])
    })
    await step('the menu of a disabled role', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Viewer' }))
      const menu = within(await screen.findByRole('menu'))
      await expect(menu.getByRole('menuitem', { name: 'Update' })).toHaveAttribute('href', '#role-3')
      await userEvent.click(menu.getByRole('menuitem', { name: 'Enable' }))
      await expect(args.onToggle).toHaveBeenCalledWith(viewer)
    })
  },
}

/** Without permission to change roles there are neither checkboxes nor menus. */
export const ReadOnly: Story = {
  args: { canUpdate: false, canDelete: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  },
}

/** A role with permissions that the signed-in user lacks cannot be ticked or changed; its form says why. */
export const BeyondRights: Story = {
  args: { rights: new Set(['enquiries-view']) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Lettings agent' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'Select Viewer' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Lettings agent' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByText(ROLE_BEYOND_RIGHTS)).toBeInTheDocument()
    for (const name of ['Disable', 'Delete'])
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByRole('menuitem', { name: 'Update' })).toHaveAttribute('href', '#role-2')
  },
}

/** A role whose users must sign in with two factors is marked beside its status; the menu has no item for it. */
export const TwoFactorRequired: Story = {
  args: { rows: [aRole(), aRole({ id: 3, name: 'Viewer', requiresTwoFactor: true })] },
  play: async ({ canvas, userEvent }) => {
    const [, withoutIt, withIt] = canvas.getAllByRole('row')
    await expect(withIt).toHaveTextContent('EnabledTwo-factor required')
    await expect(withoutIt).not.toHaveTextContent('Two-factor')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Viewer' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Update',
      'Disable',
      'Delete',
    ])
  },
}
