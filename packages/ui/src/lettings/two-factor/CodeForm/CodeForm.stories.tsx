import { CODE_REJECTED } from '@latchkey/domain/two-factor/two-factor.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CentredPage } from '../../../layout/CentredPage/CentredPage.tsx'
import { captured } from '../../../stories/captured.ts'
import { CodeForm } from './CodeForm.tsx'

const meta = {
  title: 'Lettings/TwoFactor/CodeForm',
  id: 'lettings-codeform',
  component: CodeForm,
  args: { onSubmit: fn(), onFailureSeen: fn(), failure: null, wayBack: <a href="#login">Back to sign in</a> },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CentredPage title="Two-factor sign-in">
      <CodeForm {...args} />
    </CentredPage>
  ),
} satisfies Meta<typeof CodeForm>
export default meta
type Story = StoryObj<typeof meta>

/** After the password, for a user with a second factor: codes may contain spaces. */
export const Empty: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await step('nothing, and what cannot be a code, is not sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await expect(canvas.getByText('This is required')).toBeVisible()
      await waitFor(() => expect(code).toHaveFocus())
      await userEvent.type(code, '12345{Enter}')
      await expect(canvas.getByText('This is not valid')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('with the space that apps show', async () => {
      await userEvent.clear(code)
      await userEvent.type(code, '123 456{Enter}')
      await expect(args.onSubmit).toHaveBeenLastCalledWith('123 456')
    })
    await step('a recovery code', async () => {
      await userEvent.clear(code)
      await userEvent.type(code, 'abcd-efgh-jkmn-pqrs{Enter}')
      await expect(args.onSubmit).toHaveBeenLastCalledWith('abcd-efgh-jkmn-pqrs')
    })
  },
}

/** A wrong code: the message disappears on the next key. */
export const Rejected: Story = {
  args: { failure: CODE_REJECTED },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(CODE_REJECTED)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '1')
    await expect(args.onFailureSeen).toHaveBeenCalledOnce()
  },
}

/** After a wrong code, on its page. */
export const AllStates: Story = { ...captured, args: { failure: CODE_REJECTED } }
