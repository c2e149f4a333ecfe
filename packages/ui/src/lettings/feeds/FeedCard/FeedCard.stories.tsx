import { A_FEED_OF_EACH_STATE, aFeed } from '@latchkey/domain/feeds/feed.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
import { FeedCard } from './FeedCard.tsx'

const meta = {
  title: 'Lettings/Feeds/FeedCard',
  id: 'lettings-feedcard',
  component: FeedCard,
  tags: ['!stable', 'new'],
  args: { feed: aFeed(), onEdit: fn(), onNewAddress: fn(), onDelete: fn() },
} satisfies Meta<typeof FeedCard>
export default meta
type Story = StoryObj<typeof meta>

/** A website reads it. */
export const Website: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('02/03/2026 08:59')).toBeVisible()
    await expect(canvas.getByText('In use')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }))
    await expect(args.onNewAddress).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

/** Nothing reads it yet. */
export const NeverRead: Story = {
  args: { feed: aFeed({ homes: 0, lastReadAt: null, state: 'never' }) },
  play: ({ canvas }) => expect(canvas.getByText('Never read')).toBeVisible(),
}

/** A portal has no address. */
export const Portal: Story = {
  args: { feed: A_FEED_OF_EACH_STATE[1] ?? aFeed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Portal (BLM file)')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New address' })).toBeNull()
  },
}

/** Nothing else can be done while a write runs. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

/** On the narrowest screen. */
export const Narrow: Story = {
  ...narrowest,
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
