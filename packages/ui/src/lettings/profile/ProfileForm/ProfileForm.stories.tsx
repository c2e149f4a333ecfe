import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { captured } from '../../../stories/captured.ts'
import { ProfileForm } from './ProfileForm.tsx'

const meta = {
  title: 'Lettings/Profile/ProfileForm',
  id: 'lettings-profileform',
  component: ProfileForm,
  args: {
    record: { firstName: 'Ann', lastName: 'Lee' },
    pictureUrl: aPicture(1),
    onSubmit: fn(),
    onChangePicture: fn(),
    guard: fn(),
  },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

/** The profile is loaded. */
export const Known: Story = { ...captured }

/** Both names are required; the picture is changed separately. */
export const Saving: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const first = canvas.getByRole('textbox', { name: 'First name' })
    await step('empty', async () => {
      await userEvent.clear(first)
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(canvas.getByText('This is required')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('filled', async () => {
      await userEvent.type(first, 'Anna{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith({ firstName: 'Anna', lastName: 'Lee' })
      await expect(args.guard).toHaveBeenLastCalledWith(expect.objectContaining({ isDirty: true }))
    })
    await step('picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
      await expect(args.onChangePicture).toHaveBeenCalledOnce()
    })
  },
}
