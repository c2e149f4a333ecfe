import { SIGN_IN_REJECTED } from '@latchkey/domain/session/session.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CentredPage } from '../../../layout/CentredPage/CentredPage.tsx'
import { captured } from '../../../stories/captured.ts'
import { Stateful } from '../../../stories/Stateful.tsx'
import { SignInForm } from './SignInForm.tsx'

const meta = {
  title: 'Lettings/Session/SignInForm',
  id: 'lettings-signinform',
  component: SignInForm,
  args: {
    onSubmit: fn(),
    onFailureSeen: fn(),
    failure: null,
    forgotPassword: <a href="#forgot-password">Forgot your password?</a>,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CentredPage title="Sign in">
      <Stateful start={args.failure}>
        {(failure, hold) => (
          <SignInForm
            {...args}
            failure={failure}
            onFailureSeen={() => {
              args.onFailureSeen()
              hold(null)
            }}
          />
        )}
      </Stateful>
    </CentredPage>
  ),
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

/** The sign-in page; the password can be shown before submitting. */
export const Empty: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' })
    const password = canvas.getByLabelText('Password')
    await step('both are required, and the first has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await expect(await canvas.findAllByText('This is required')).toHaveLength(2)
      await waitFor(() => expect(username).toHaveFocus())
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('filling a field removes its error', async () => {
      await userEvent.type(username, 'agent@latchkey.example')
      await expect(canvas.getAllByText('This is required')).toHaveLength(1)
    })
    await step('shows and hides the password', async () => {
      await userEvent.type(password, 'secret')
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
      await expect(password).toHaveAttribute('type', 'text')
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
      await expect(password).toHaveAttribute('type', 'password')
    })
    await step('Enter submits the form', async () => {
      await userEvent.type(password, '{Enter}')
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
      await expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'agent@latchkey.example',
        password: 'secret',
      })
    })
  },
}

/** After a wrong password: nothing can be submitted until a field is focused, by mouse or keyboard. */
export const Rejected: Story = {
  args: { failure: SIGN_IN_REJECTED },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' })
    await expect(canvas.getByRole('alert')).toHaveTextContent(SIGN_IN_REJECTED)
    await expect(button).toBeDisabled()
    await step('a field gets the focus', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Username' }))
      await expect(args.onFailureSeen).toHaveBeenCalledOnce()
      await expect(button).toBeEnabled()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
}

/** The field is focused already, because Enter submitted the form: pressing the field or typing is enough. */
export const RejectedWithFocus: Story = {
  render: (args) => (
    <Stateful<string | null> start={null}>
      {(failure, hold) => (
        <SignInForm
          {...args}
          failure={failure}
          onSubmit={() => hold(SIGN_IN_REJECTED)}
          onFailureSeen={() => hold(null)}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ann')
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'wrong{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled())
    await expect(password).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
}

/** Signing in again over unsaved work: only the same user can. */
export const Again: Story = {
  args: { username: 'ann@latchkey.example' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'ann@latchkey.example',
      password: 'secret',
    })
  },
}

/** After a failure, on its page. */
export const AllStates: Story = { ...captured, args: { failure: SIGN_IN_REJECTED } }
