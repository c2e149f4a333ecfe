import { aListingRow } from '@latchkey/domain/listings/listing.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { expectNoScrolling, nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { ListingTable } from './ListingTable.tsx'

const ROWS = [
  aListingRow({ id: 1, name: 'Harbour View 12' }),
  aListingRow({
    id: 2,
    name: 'Harbour View 14',
    state: 'missing',
    missing: 2,
    publishedAt: null,
    feeds: [],
  }),
  aListingRow({ id: 3, name: 'Elm Cottage', projectId: null, projectName: null, kind: 'sale', missing: 1 }),
  aListingRow({ id: 4, name: 'Quay Loft', state: 'ready', publishedAt: null, feeds: [] }),
  aListingRow({ id: 5, name: 'Mill House', state: 'let-agreed' }),
  aListingRow({
    id: 6,
    name: 'Plot 3',
    state: 'none',
    missing: 9,
    publishedAt: null,
    changedAt: null,
    feeds: [],
  }),
]

const meta = {
  title: 'Lettings/Listings/ListingTable',
  id: 'lettings-listingtable',
  component: ListingTable,
  args: {
    rows: ROWS,
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: ROWS.length,
    phase: 'ready',
    onAsk: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onPublish: fn(),
    onTakeOff: fn(),
  },
} satisfies Meta<typeof ListingTable>
export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const menuOf = async ({ canvas, userEvent }: Context, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu'))
}

/** Published, ready, lacking something, and never touched. */
export const EveryState: Story = { ...captured }

/** A home that is ready can be published, a published one taken off; one that lacks something says so. */
export const Acts: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('sorted, filtered and opened', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Published on' }))
      await expect(args.onAsk).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: { column: 'publishedAt', direction: 'asc' } }),
      )
      await userEvent.type(canvas.getByRole('combobox', { name: 'Filter State' }), 'missing')
      await waitFor(() =>
        expect(args.onAsk).toHaveBeenLastCalledWith(
          expect.objectContaining({ filters: { state: 'missing' } }),
          { replace: true },
        ),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Elm Cottage' }))
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }))
    })
    await step('publish', async () => {
      const menu = await menuOf({ canvas, userEvent }, 'Quay Loft')
      await userEvent.click(menu.getByRole('menuitem', { name: 'Publish' }))
      await expect(args.onPublish).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('take off', async () => {
      const menu = await menuOf({ canvas, userEvent }, 'Mill House')
      await expect(menu.queryByRole('menuitem', { name: 'Publish' })).toBeNull()
      await userEvent.click(menu.getByRole('menuitem', { name: 'Take off' }))
      await expect(args.onTakeOff).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('two things are missing', async () => {
      const menu = await menuOf({ canvas, userEvent }, 'Harbour View 14')
      await waitFor(() => expect(menu.getByText('2 things missing')).toBeVisible())
      await expect(menu.getByRole('menuitem', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true')
    })
  },
}

/** Beside the sidebar at 1280 px it does not scroll sideways. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: async ({ canvas }) => {
    await expectNoScrolling(canvas.getByRole('table'))
  },
}

/** No home is on the market. */
export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No homes yet')).toBeVisible()
  },
}
