import { aWebsite } from '@latchkey/domain/feeds/feed.fixtures'
import { PREVIEWED_HOMES } from '@latchkey/domain/feeds/feed.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
import { FeedPreview } from './FeedPreview.tsx'

const meta = {
  title: 'Lettings/Feeds/FeedPreview',
  id: 'lettings-feedpreview',
  component: FeedPreview,
  tags: ['!stable', 'new'],
  args: { website: aWebsite(), phase: 'ready', onShow: fn() },
} satisfies Meta<typeof FeedPreview>
export default meta
type Story = StoryObj<typeof meta>

/** Before it was asked for. */
export const Closed: Story = {
  args: { website: null, phase: 'closed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'What the website reads' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

/** The keyboard can scroll the content of the feed. */
export const Shown: Story = {
  ...capturedOnce,
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('region', { name: 'What the website reads' })
    await expect(text).toHaveTextContent('"rentPerMonth": 1250')
    await expect(canvas.queryByText(/homes? more/)).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    await expect(text).toHaveFocus()
  },
}

/** Only the first homes of many. */
export const Many: Story = {
  args: { website: aWebsite(PREVIEWED_HOMES + 1200) },
  play: ({ canvas }) => expect(canvas.getByText('and 1,200 homes more')).toBeVisible(),
}

/** While it is fetched. */
export const Loading: Story = { args: { website: null, phase: 'loading' } }

/** It could not be fetched. */
export const Failed: Story = {
  args: { website: null, phase: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

/** On the narrowest screen it wraps. */
export const Narrow: Story = {
  ...narrowest,
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
