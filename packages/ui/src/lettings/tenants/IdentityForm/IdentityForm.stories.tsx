import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, waitFor } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { IdentityForm } from './IdentityForm.tsx'

const meta = {
  title: 'Lettings/Tenants/IdentityForm',
  id: 'lettings-identityform',
  component: IdentityForm,
  args: { onSubmit: fn(), isBusy: false, failure: null },
} satisfies Meta<typeof IdentityForm>
export default meta
type Story = StoryObj<typeof meta>

/** After a tenant has opened the link in an email. */
export const Empty: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' })
    await step('both are required, and the first has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(canvas.getAllByText('This is required')).toHaveLength(2)
      await waitFor(() => expect(phone).toHaveFocus())
    })
    await step('the phone number may be written as people do', async () => {
      await userEvent.type(phone, '(07700) 900-123')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'lee{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '07700 900 123', lastName: 'lee' })
    })
    await step('both fields accept at most 255 characters', async () => {
      clearAllMocks()
      await userEvent.click(canvas.getByRole('textbox', { name: 'Phone' }))
      await userEvent.paste('07700 900123')
      await userEvent.click(canvas.getByRole('textbox', { name: 'Last name' }))
      await userEvent.paste('e'.repeat(256))
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(canvas.getByText('This is too long')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

/** Initially. */
export const AllStates: Story = { ...captured }
