import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { AssignLeadDialog } from './AssignLeadDialog.tsx'

const meta = {
  title: 'Lettings/Leads/AssignLeadDialog',
  id: 'lettings-assignleaddialog',
  component: AssignLeadDialog,
  args: {
    isOpen: true,
    handler: null,
    handlers: [
      { id: 2, name: 'Alex Morgan' },
      { id: 3, name: 'Grace Patel' },
    ],
    onAssign: fn(),
    onClose: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof AssignLeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Assign Lead' }))

/** Without a handler. */
export const Unassigned: Story = {
  ...capturedAtOneWidth,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** A user has to be chosen. */
export const Assigning: Story = {
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog()
    await step('nothing is sent without a choice', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Assign' }))
      await expect(args.onAssign).not.toHaveBeenCalled()
      await expect(inside.getByRole('combobox', { name: /Handler/ })).toBeInvalid()
    })
    await step('a choice is', async () => {
      await userEvent.click(inside.getByRole('combobox', { name: /Handler/ }))
      await userEvent.click(await screen.findByRole('option', { name: 'Grace Patel' }))
      await userEvent.click(inside.getByRole('button', { name: 'Assign' }))
      await expect(args.onAssign).toHaveBeenLastCalledWith(3)
    })
  },
}

/** With a handler, who is preselected and can be removed. */
export const Handled: Story = {
  args: { handler: { id: 2, name: 'Alex Morgan', active: true } },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    const select = inside.getByRole('combobox', { name: /Handler/ })
    await expect(select).toHaveTextContent('Alex Morgan')
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Nobody' }))
    await userEvent.click(inside.getByRole('button', { name: 'Assign' }))
    await expect(args.onAssign).toHaveBeenLastCalledWith(null)
  },
}

/** A colleague took the lead meanwhile: the choice stays. */
export const Taken: Story = {
  args: { takenBy: 'Alex Morgan', handler: { id: 2, name: 'Alex Morgan', active: true } },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent(
      'Alex Morgan has taken this lead already.',
    )
  },
}
