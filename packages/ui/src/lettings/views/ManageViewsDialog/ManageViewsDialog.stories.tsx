import { aView, SHARED_VIEW } from '@latchkey/domain/views/view.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ManageViewsDialog, type ManageViewsDialogProps } from './ManageViewsDialog.tsx'

const OWN = aView({ isPinned: true, isDefault: true })
const PUBLIC = aView({ id: 3, name: 'Awaiting answer', isShared: true })

/** Applies the new order, as the page does. */
function Ordered({ views: given, onOrder, ...rest }: ManageViewsDialogProps) {
  const [order, setOrder] = useState(given.map(({ id }) => id))
  const views = given.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  const handleOrder = (ids: readonly number[]) => {
    setOrder([...ids])
    onOrder(ids)
  }
  return <ManageViewsDialog {...rest} views={views} onOrder={handleOrder} />
}

const meta = {
  title: 'Lettings/Views/ManageViewsDialog',
  id: 'lettings-manageviewsdialog',
  component: ManageViewsDialog,
  args: {
    isOpen: true,
    views: [OWN, SHARED_VIEW, PUBLIC],
    mayChange: ({ isMine }) => isMine,
    onOrder: fn(),
    onRename: fn(),
    onPin: fn(),
    onDefault: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
  render: (args) => <Ordered {...args} />,
  parameters: ownFrame,
} satisfies Meta<typeof ManageViewsDialog>
export default meta
type Story = StoryObj<typeof meta>

const namesShown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('div > div')?.textContent)

/** The actions on a view; a colleague's can be neither renamed nor deleted. */
export const Default: Story = {
  ...capturedAtOneWidth,
  play: async ({ args, userEvent, step }) => {
    const choose = async (view: string, action: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Actions for ${view}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: action }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await step('one’s own', async () => {
      await choose(OWN.name, 'Rename…')
      await expect(args.onRename).toHaveBeenCalledWith(OWN)
      await choose(OWN.name, 'Unpin')
      await expect(args.onPin).toHaveBeenCalledWith(OWN, false)
      await choose(OWN.name, 'Open the list without it')
      await expect(args.onDefault).toHaveBeenCalledWith(OWN, false)
      await choose(OWN.name, 'Delete…')
      await expect(args.onDelete).toHaveBeenCalledWith(OWN)
    })
    await step('a colleague’s', async () => {
      await choose(SHARED_VIEW.name, 'Pin')
      await expect(args.onPin).toHaveBeenLastCalledWith(SHARED_VIEW, true)
      await userEvent.click(screen.getByRole('button', { name: `Actions for ${SHARED_VIEW.name}` }))
      await screen.findByRole('menuitem', { name: 'Open the list with it' })
      await expect(screen.queryByRole('menuitem', { name: 'Rename…' })).not.toBeInTheDocument()
      await expect(screen.queryByRole('menuitem', { name: 'Delete…' })).not.toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
    })
  },
}

/** Reordered by keyboard: the focus moves with the view. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const down = await screen.findByRole('button', { name: `Move down ${OWN.name}` })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).toHaveBeenLastCalledWith([SHARED_VIEW.id, OWN.id, PUBLIC.id])
    await expect(screen.getByRole('button', { name: `Move down ${OWN.name}` })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(namesShown()).toEqual([SHARED_VIEW.name, PUBLIC.name, OWN.name])
    // It is the last, so the focus moves to the button that is still enabled.
    await expect(screen.getByRole('button', { name: `Move up ${OWN.name}` })).toHaveFocus()
    await expect(screen.getByText(`${OWN.name}: place 3 of 3`)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(namesShown()).toEqual([OWN.name, SHARED_VIEW.name, PUBLIC.name])
    await expect(screen.getByRole('button', { name: `Move down ${OWN.name}` })).toHaveFocus()
  },
}

/** The last one was deleted. */
export const Empty: Story = {
  args: { views: [] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('There are no views of this list yet.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
