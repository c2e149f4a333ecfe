import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { aPortrait } from '../../files/pictures.fixtures.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'

const PICTURE = aPortrait()
/** A URL that returns no picture. */
const BROKEN = 'data:image/png,none'

const meta = {
  title: 'Layout/Avatar',
  component: Avatar,
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** A person without a picture. */
export const Generic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** A person's picture, hidden from screen readers because the name is beside it. */
export const Picture: Story = {
  args: { src: PICTURE, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', PICTURE)
  },
}

/** A picture that fails to load: the generic figure replaces it. */
export const OutOfReach: Story = {
  args: { src: BROKEN },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).not.toBeInTheDocument())
  },
}

/** Both sizes, with and without a picture. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Inline>
      <Avatar />
      <Avatar src={PICTURE} />
      <Avatar size="large" />
      <Avatar size="large" src={PICTURE} />
    </Inline>
  ),
}
