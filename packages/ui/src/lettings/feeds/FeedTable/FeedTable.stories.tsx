import { A_FEED_OF_EACH_STATE, aFeed } from '@latchkey/domain/feeds/feed.fixtures'
import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { FEED_STATE_LABELS } from '@latchkey/domain/feeds/feed.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { expectNoScrolling, nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { FeedTable } from './FeedTable.tsx'

const meta = {
  title: 'Lettings/Feeds/FeedTable',
  id: 'lettings-feedtable',
  component: FeedTable,
  tags: ['!stable', 'new'],
  args: {
    feeds: A_FEED_OF_EACH_STATE,
    phase: 'ready',
    pathOf: ({ id }: Feed) => `#feed-${id}`,
    onRetry: fn(),
    onOpen: fn(),
    onEdit: fn(),
    onNewAddress: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof FeedTable>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function menuOf({ canvas, userEvent }: Playing, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu'))
}

/** One feed in each state. */
export const EveryState: Story = {
  ...capturedOnce,
  play: async ({ canvas }) => {
    for (const label of Object.values(FEED_STATE_LABELS)) await expect(canvas.getByText(label)).toBeVisible()
    await expect(canvas.getByText('02/03/2026 08:59')).toBeVisible()
    await expect(canvas.getByText('-')).toBeVisible()
  },
}

/** A website can get a new address; a portal has none. */
export const Menus: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const playing = { canvas, userEvent }
    await step('a website', async () => {
      const menu = await menuOf(playing, 'Website')
      await userEvent.click(menu.getByRole('menuitem', { name: 'New address' }))
      await expect(args.onNewAddress).toHaveBeenCalledWith(aFeed())
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('a portal', async () => {
      const menu = await menuOf(playing, 'Portal North')
      await expect(menu.queryByRole('menuitem', { name: 'New address' })).toBeNull()
      await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }))
      await expect(args.onDelete).toHaveBeenCalledOnce()
    })
    await step('with the keyboard: a name opens the feed, and the menu key its menu', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      canvas.getByRole('link', { name: 'Landlords' }).focus()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onOpen).toHaveBeenCalledWith(A_FEED_OF_EACH_STATE[1])
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(A_FEED_OF_EACH_STATE[1]))
    })
  },
}

/** There is no feed yet. */
export const Empty: Story = {
  args: { feeds: [] },
  play: ({ canvas }) => expect(canvas.getByText('No feeds yet')).toBeVisible(),
}

/** Beside the sidebar at 1280 px nothing scrolls. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: ({ canvas }) => expectNoScrolling(canvas.getByRole('table')),
}

/** Long names, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: { feeds: [aFeed({ name: LONG_NAME })] },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
