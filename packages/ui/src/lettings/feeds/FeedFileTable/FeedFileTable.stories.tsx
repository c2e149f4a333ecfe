import { FEED_FILE_STATE_LABELS } from '@latchkey/domain/feeds/feed-file.enums'
import {
  A_FILE_OF_EACH_STATE,
  A_FILE_WITHOUT_HOMES,
  aFeedFile,
} from '@latchkey/domain/feeds/feed-file.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { expectNoScrolling, nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { FeedFileTable } from './FeedFileTable.tsx'

const HELD = aFeedFile({ id: 4, homes: 5, pictures: 0, state: 'held' })

const meta = {
  title: 'Lettings/Feeds/FeedFileTable',
  id: 'lettings-feedfiletable',
  component: FeedFileTable,
  tags: ['!stable', 'new'],
  args: {
    rows: A_FILE_OF_EACH_STATE,
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: A_FILE_OF_EACH_STATE.length,
    phase: 'ready',
    listingHref: (id: number): string | null => `#listing-${id}`,
    onAsk: fn(),
    onRetry: fn(),
    onSendAnyway: fn(),
  },
} satisfies Meta<typeof FeedFileTable>
export default meta
type Story = StoryObj<typeof meta>

/** The table says in words why a file was not sent. */
export const EveryState: Story = {
  ...capturedOnce,
  play: async ({ canvas }) => {
    for (const label of Object.values(FEED_FILE_STATE_LABELS))
      await expect(canvas.getByText(label)).toBeVisible()
    await expect(canvas.getByText('The server refused the user name or password.')).toBeVisible()
    await expect(canvas.getAllByText('11.8 MB')).toHaveLength(4)
  },
}

/** Far fewer homes than before: somebody decides. */
export const Held: Story = {
  args: { rows: [HELD], total: 1 },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('It has fewer than half of the homes of the last file sent.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send anyway' }))
    await expect(args.onSendAnyway).toHaveBeenCalledWith(HELD)
    await step('with the keyboard: an arrow opens a row, and the next control sends it', async () => {
      clearAllMocks()
      canvas.getByRole('button', { name: /^Left out of/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Every home that is published on the feed is in the file.')).toBeVisible()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Send anyway' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSendAnyway).toHaveBeenCalledOnce()
    })
  },
}

/** While a write runs, a held file is not sent a second time. */
export const Busy: Story = {
  args: { rows: [HELD], total: 1, isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send anyway' }))
    await expect(args.onSendAnyway).not.toHaveBeenCalled()
  },
}

/** Homes that a file leaves out, by name, with the reasons, and the way to mend them. */
export const LeftOut: Story = {
  ...capturedOnce,
  args: { rows: [A_FILE_WITHOUT_HOMES], total: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Left out of the file of 02/03/2026 08:00' }))
    await expect(canvas.getByRole('link', { name: '7 Quay Road' })).toHaveAttribute('href', '#listing-7')
    await expect(canvas.getByText('Missing: Summary, Deposit.')).toBeVisible()
    await expect(canvas.getByText('No branch number for this kind of home.')).toBeVisible()
    await expect(canvas.getByText('Its availability is not for portals.')).toBeVisible()
  },
}

/** A user who may not see listings reads the names only. */
export const WithoutPermission: Story = {
  args: { rows: [A_FILE_WITHOUT_HOMES], total: 1, listingHref: () => null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Left out of/ }))
    await expect(canvas.getByText('7 Quay Road')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '7 Quay Road' })).toBeNull()
  },
}

/** Nothing was sent or downloaded yet. */
export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: ({ canvas }) => expect(canvas.getByText('No files yet')).toBeVisible(),
}

/** Beside the sidebar at 1280 px nothing scrolls. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: ({ canvas }) => expectNoScrolling(canvas.getByRole('table')),
}

/** Long names, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: {
    rows: [
      aFeedFile({
        state: 'failed',
        fault: 'folder',
        leftOut: [{ id: 7, name: LONG_NAME, reasons: ['summary', 'councilTaxBand', 'branch'] }],
      }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Left out of/ }))
    await expectToFit(canvasElement)
  },
}
