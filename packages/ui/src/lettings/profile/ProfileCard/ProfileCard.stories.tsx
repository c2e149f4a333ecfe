import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { captured } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ProfileCard } from './ProfileCard.tsx'

const upload = { isOpen: false, isBusy: false, progress: null, onUpload: fn(), onClose: fn() }
const form = {
  record: { firstName: 'Ann', lastName: 'Lee' },
  pictureUrl: aPicture(1),
  onSubmit: fn(),
  guard: fn(),
  onChangePicture: fn(),
}

const meta = {
  title: 'Lettings/Profile/ProfileCard',
  id: 'lettings-profilecard',
  component: ProfileCard,
  args: { form, hasFailed: false, onRetry: fn(), upload },
} satisfies Meta<typeof ProfileCard>
export default meta
type Story = StoryObj<typeof meta>

/** The profile is loaded. */
export const Known: Story = {
  ...captured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(form.onChangePicture).toHaveBeenCalledOnce()
  },
}

/** Another picture is chosen. */
export const ChoosingPicture: Story = {
  args: { upload: { ...upload, isOpen: true } },
  parameters: ownFrame,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeInTheDocument()
  },
}
