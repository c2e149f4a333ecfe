import { A_DOWNLOADED_PORTAL, aFeed, aPortal } from '@latchkey/domain/feeds/feed.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { FeedCard } from './FeedCard.tsx'

const meta = {
  title: 'Lettings/Feeds/FeedCard',
  id: 'lettings-feedcard',
  component: FeedCard,
  tags: ['!stable', 'new'],
  args: { feed: aFeed(), onEdit: fn(), onNewAddress: fn(), onDownload: fn(), onSend: fn(), onDelete: fn() },
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

/** Nothing reads it yet; a portal whose files are downloaded has nothing to send. */
export const NotSent: Story = {
  render: (args) =>
    inParts(FeedCard, args, {
      neverRead: { feed: aFeed({ homes: 0, lastReadAt: null, state: 'never' }) },
      downloaded: { feed: A_DOWNLOADED_PORTAL },
    }),
  play: async ({ canvas }) => {
    const neverRead = partOf(canvas, 'neverRead')
    await expect(neverRead.getByText('Never read')).toBeVisible()
    const downloaded = partOf(canvas, 'downloaded')
    await expect(downloaded.getByText('Never sent')).toBeVisible()
    await expect(downloaded.getByText('Nobody, download it here')).toBeVisible()
    await expect(downloaded.queryByRole('button', { name: /^Send/ })).toBeNull()
  },
}

/** A portal that files are sent to. */
export const Portal: Story = {
  ...capturedOnce,
  args: { feed: aPortal() },
  play: async ({ args, canvas, userEvent }) => {
    for (const text of ['Lettings 1001, sales 1002', 'ftp.portal.example:21', '06:00, 18:00'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New address' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }))
    await expect(args.onSend).toHaveBeenLastCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Send everything' }))
    await expect(args.onSend).toHaveBeenLastCalledWith(true)
  },
}

/** While the files are made, the rest can be used. */
export const Downloading: Story = {
  args: { feed: aPortal(), isDownloading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
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
  args: { feed: aPortal({ host: 'ftp.a-portal-with-a-long-name.example', isEncrypted: false }) },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
