import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { NotDuplicateDialog } from './NotDuplicateDialog.tsx'

const meta = {
  title: 'Lettings/Leads/NotDuplicateDialog',
  id: 'lettings-notduplicatedialog',
  component: NotDuplicateDialog,
  args: { isOpen: true, onConfirm: fn(), onClose: fn() },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof NotDuplicateDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Not a duplicate' }))

/** As it opens. */
export const Asked: Story = {
  ...capturedOnce,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** A reason is required, a text is not. */
export const Answering: Story = {
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Save' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(inside.getByRole('radiogroup', { name: /Reason/ })).toHaveAccessibleDescription(
      'Please choose a reason',
    )
    await userEvent.click(inside.getByRole('radio', { name: 'Shared phone or email' }))
    await userEvent.type(inside.getByRole('textbox', { name: 'In your words' }), 'A couple')
    await userEvent.click(inside.getByRole('button', { name: 'Save' }))
    await expect(args.onConfirm).toHaveBeenLastCalledWith(3, 'A couple')
  },
}

/** A reason that was chosen is not lost without a question. */
export const AsksBeforeLosing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('radio', { name: 'Shared phone or email' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
