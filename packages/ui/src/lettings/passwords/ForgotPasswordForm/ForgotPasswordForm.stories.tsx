import { UNKNOWN_USERNAME } from '@latchkey/domain/passwords/password.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

const meta = {
  title: 'Lettings/Passwords/ForgotPasswordForm',
  id: 'lettings-forgotpasswordform',
  component: ForgotPasswordForm,
  args: { onSubmit: fn(), onFailureSeen: fn(), failure: null },
} satisfies Meta<typeof ForgotPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is submitted until the text is an email address. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    const send = canvas.getByRole('button', { name: 'Send reset link' })
    await step('nothing', async () => {
      await userEvent.click(send)
      await expect(canvas.getByText('This is required')).toBeVisible()
    })
    await step('no address', async () => {
      await userEvent.type(email, 'ann')
      await expect(canvas.getByText('This is not a valid email')).toBeVisible()
      await userEvent.click(send)
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('an address', async () => {
      await userEvent.type(email, '@latchkey.example{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ann@latchkey.example' })
    })
  },
}

/** No user has that address. */
export const Unknown: Story = {
  ...captured,
  args: { failure: UNKNOWN_USERNAME },
}

/** An edit clears the error. */
export const TypingAgain: Story = {
  args: { failure: UNKNOWN_USERNAME },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("The username doesn't exist")
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'b')
    await expect(args.onFailureSeen).toHaveBeenCalledOnce()
  },
}
