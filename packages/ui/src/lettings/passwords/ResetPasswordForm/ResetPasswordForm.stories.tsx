import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const meta = {
  title: 'Lettings/Passwords/ResetPasswordForm',
  id: 'lettings-resetpasswordform',
  component: ResetPasswordForm,
  args: { username: 'ann@latchkey.example', onSubmit: fn() },
} satisfies Meta<typeof ResetPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

/** As it opens. */
export const Empty: Story = {
  ...captured,
  play: async ({ canvas, canvasElement }) => {
    const username = canvasElement.querySelector('input[autocomplete="username"]')
    await expect(username).toHaveValue('ann@latchkey.example')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Nothing is submitted until the password is valid and repeated. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const send = canvas.getByRole('button', { name: 'Set password' })
    await step('nothing', async () => {
      await userEvent.click(send)
      await expect(canvas.getAllByText('This is required')).toHaveLength(2)
      await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus())
    })
    await step('weak', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), 'Aaaaaa11')
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'Aaaaaa11{Enter}')
      await expect(canvas.getByText('This is not valid')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('good', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), '!')
      await userEvent.type(canvas.getByLabelText('Confirm password'), '!{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith({
        newPassword: 'Aaaaaa11!',
        repeatPassword: 'Aaaaaa11!',
      })
    })
  },
}

/** A setting allows longer passwords; one more character is rejected. */
export const MoreCharacters: Story = {
  args: { longest: 40, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const longest = `Aa1!${'x'.repeat(36)}`
    await userEvent.type(canvas.getByLabelText('New password'), `${longest}y`)
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${longest}y{Enter}`)
    await expect(canvas.getByText(/^Passwords must be 8-40 characters long/)).toBeVisible()
    await expect(canvas.getByText('This is too long')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('New password'), '{Backspace}')
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Backspace}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: longest, repeatPassword: longest })
  },
}
