import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

const meta = {
  title: 'Lettings/Passwords/ChangePasswordDialog',
  id: 'lettings-changepassworddialog',
  component: ChangePasswordDialog,
  args: { isOpen: true, username: 'ann@latchkey.example', onSubmit: fn(), onClose: fn() },
  parameters: ownFrame,
} satisfies Meta<typeof ChangePasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

/** As it opens. */
export const Open: Story = {
  ...capturedAtOneWidth,
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await step('password managers know whose password it is', async () => {
      const username = screen.getByRole('dialog').querySelector('input[autocomplete="username"]')
      await expect(username).toHaveValue('ann@latchkey.example')
      await expect(screen.queryByRole('textbox', { name: '' })).toBeNull()
    })
  },
}

/** Three passwords, each with its own toggle; nothing is submitted while one is invalid. */
export const Changing: Story = {
  play: async ({ args, userEvent, step }) => {
    const current = await screen.findByLabelText('Current password')
    const send = screen.getByRole('button', { name: 'Change password' })
    await step('nothing', async () => {
      await userEvent.click(send)
      await expect(screen.getAllByText('This is required')).toHaveLength(3)
      await waitFor(() => expect(current).toHaveFocus())
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('show and hide', async () => {
      const toggles = screen.getAllByRole('button', { name: 'Show password' })
      await expect(toggles).toHaveLength(3)
      await userEvent.click(toggles[0] ?? document.body)
      await expect(current).toHaveAttribute('type', 'text')
      await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
      await expect(current).toHaveAttribute('type', 'password')
    })
    await step('good', async () => {
      await userEvent.type(current, 'Latchkey1!')
      await userEvent.type(screen.getByLabelText('New password'), 'Better-key2!')
      await userEvent.type(screen.getByLabelText('Confirm password'), 'Better-key2!')
      await userEvent.click(send)
      await expect(args.onSubmit).toHaveBeenCalledWith({
        currentPassword: 'Latchkey1!',
        newPassword: 'Better-key2!',
        repeatPassword: 'Better-key2!',
      })
    })
  },
}

/** Closed by the cross and by the button; with input they ask first. */
export const Closing: Story = {
  play: async ({ args, userEvent }) => {
    const [cross, button] = await screen.findAllByRole('button', { name: 'Close' })
    await userEvent.click(cross ?? document.body)
    await userEvent.click(button ?? document.body)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await userEvent.type(screen.getByLabelText('Current password'), 'Latchkey1!')
    await userEvent.click(button ?? document.body)
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(args.onClose).toHaveBeenCalledTimes(3)
  },
}
