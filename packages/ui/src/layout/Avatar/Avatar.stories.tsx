import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#97650f"/></svg>',
  )

const meta = {
  title: 'Layout/Avatar',
  component: Avatar,
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody who has put no picture up. */
export const Generic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Somebody's picture, silent beside the name. */
export const Picture: Story = {
  args: { src: PICTURE, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', PICTURE)
  },
}

/** Both sizes, with and without a picture. */
export const AllStates: Story = {
  ...captured,
  render: () => (
    <Inline>
      <Avatar />
      <Avatar src={PICTURE} />
      <Avatar size="large" />
      <Avatar size="large" src={PICTURE} />
    </Inline>
  ),
}
