import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { captured } from '../../../stories/captured.ts'
import { LONG_PERSON, expectToFit, narrowest } from '../../../stories/long-text.ts'
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

const LONG_NAMES = { firstName: LONG_PERSON.firstName, lastName: LONG_PERSON.lastName }

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

/** A user who was just invited. */
export const Blank: Story = {
  args: { record: { firstName: '', lastName: '' }, pictureUrl: undefined },
}

/** A name longer than the field, rejected by the server, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: { record: LONG_NAMES, serverErrors: { lastName: ['maxlength'] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeInvalid()
    await expectToFit(canvasElement)
  },
}

/** While saving, nothing is submitted twice. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'a{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
