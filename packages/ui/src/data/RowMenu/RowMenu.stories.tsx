import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, Pencil, Trash2, UserCog, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { RowMenu } from './RowMenu.tsx'

const onEdit = fn()
const onDelete = fn()
const onUnavailable = fn()

const meta = {
  title: 'Data/RowMenu',
  component: RowMenu,
  args: {
    subject: 1,
    name: 'Ann Lee',
    items: [
      { label: 'View/Edit', icon: <Pencil />, onSelect: onEdit },
      { label: 'Confirm Viewing', icon: <CalendarCheck />, onSelect: fn(), isVisible: false },
      { label: 'Manage Roles', icon: <UserCog />, href: '#roles' },
      { label: 'Create Viewing on CRM', icon: <UserPlus />, onSelect: onUnavailable, isDisabled: true },
      { label: 'Delete', icon: <Trash2 />, onSelect: onDelete, isDanger: true, hasDivider: true },
    ],
  },
} satisfies Meta<typeof RowMenu>
export default meta
type Story = StoryObj<typeof meta>

/** The menu of a row: items that do not apply are hidden, items that lack data are disabled. */
export const Open: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for Ann Lee' })
    await userEvent.click(opener)
    const menu = await within(document.body).findByRole('menu')
    await step('headed by the name, in order', async () => {
      await waitFor(() => expect(within(menu).getByText('Ann Lee')).toBeVisible())
      await expect(
        within(menu)
          .getAllByRole('menuitem')
          .map((item) => item.textContent),
      ).toEqual(['View/Edit', 'Manage Roles', 'Create Viewing on CRM', 'Delete'])
      await expect(within(menu).getByRole('menuitem', { name: 'Manage Roles' })).toHaveAttribute(
        'href',
        '#roles',
      )
    })
    await step('a disabled item does nothing', async () => {
      const disabled = within(menu).getByRole('menuitem', { name: 'Create Viewing on CRM' })
      await expect(disabled).toHaveAttribute('aria-disabled', 'true')
      disabled.click()
      await expect(onUnavailable).not.toHaveBeenCalled()
    })
    await step('an item acts, and the focus returns', async () => {
      await userEvent.click(within(menu).getByRole('menuitem', { name: 'View/Edit' }))
      await expect(onEdit).toHaveBeenCalledOnce()
    })
    await step('by keyboard', async () => {
      await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull())
      opener.focus()
      await userEvent.keyboard('{Enter}')
      const opened = within(await within(document.body).findByRole('menu'))
      await waitFor(() => expect(opened.getByRole('menuitem', { name: 'View/Edit' })).toHaveFocus())
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(opened.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(onDelete).toHaveBeenCalledOnce()
    })
  },
}

/** The same element for the row of another page: an open menu closes, and stays closed for the first row. */
export const OfAnotherRow: Story = {
  render: function Rows(args) {
    const [id, setId] = useState(1)
    return (
      <>
        <Button onClick={() => setId(3 - id)}>Other row</Button>
        <RowMenu {...args} subject={id} name={id === 1 ? 'Ann Lee' : 'Bo Ng'} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for Ann Lee' })
    await userEvent.click(opener)
    await within(document.body).findByRole('menu')
    // Not by mouse, which would close the menu.
    const other = canvas.getByRole('button', { name: 'Other row' })
    other.click()
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull())
    await expect(opener).toHaveAccessibleName('Actions for Bo Ng')
    other.click()
    await waitFor(() => expect(opener).toHaveAccessibleName('Actions for Ann Lee'))
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Closed, at the end of a row. */
export const AllStates: Story = { ...capturedAtOneWidth }
