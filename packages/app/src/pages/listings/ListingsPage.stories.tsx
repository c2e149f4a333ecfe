import { aListing, aListingRow } from '@latchkey/domain/listings/listing.fixtures'
import type { ListingSave } from '@latchkey/domain/listings/listing.draft'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { aProperty } from '@latchkey/domain/properties/property.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { discard } from '../../stories/discards.ts'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { ListingsPage } from './ListingsPage.tsx'

const meta = {
  title: 'Pages/Listings',
  component: ListingsPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ListingsPage>
export default meta
type Story = StoryObj<typeof meta>
type Listings = NonNullable<EnvOverrides['listings']>

const ROWS = [
  aListingRow({ id: 1, name: 'Harbour View 12' }),
  aListingRow({ id: 2, name: 'Harbour View 14', state: 'missing', missing: 2, publishedAt: null, feeds: [] }),
  aListingRow({ id: 3, name: 'Elm Cottage', projectId: null, projectName: null, kind: 'sale', missing: 1 }),
  aListingRow({ id: 4, name: 'Quay Loft', state: 'ready', publishedAt: null, feeds: [] }),
]

const appWith = (listings: Listings = {}, search = ''): { app: AppSetup } => ({
  app: {
    path: `/main-menu/listings${search}`,
    permissions: ['properties-view'],
    calls: () => ({
      listings: {
        list: (query) => Promise.resolve(aPageOf(ROWS, query)),
        get: (id) => Promise.resolve(aListing({ id, summary: null, missing: ['summary'] })),
        toMend: () => Promise.resolve({ total: 1 }),
        ...listings,
      },
      properties: {
        get: (id) => Promise.resolve(aProperty({ id, projectId: 1, rentalDeposit: 1000 })),
      },
    }),
  },
})

const dialogHere = async (name = 'Listing of Harbour View 12') =>
  within(await screen.findByRole('dialog', { name }))

/** The homes on the market, and in the menu how many of the published ones lack something. */
export const Loaded: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 1 · 4 homes')).toBeVisible()
    await expect(canvas.getByText('Published, 1 thing missing')).toBeVisible()
  },
}

/** No home is on the market. */
export const Empty: Story = {
  parameters: appWith({ list: () => Promise.resolve(aPageOf([])) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No homes yet')).toBeVisible()
  },
}

/** A deep link to the listing of a deleted home. */
export const Missing: Story = {
  parameters: appWith({ get: failing('gone') }, '?listing=404'),
  play: async () => {
    await waitFor(() => expect(screen.getByText('This listing no longer exists')).toBeVisible())
  },
}

const publish = fn(() => Promise.resolve(true))

/** A home that is ready is published from its row. */
export const Publishing: Story = {
  parameters: appWith({ publish }),
  play: async ({ canvas, userEvent }) => {
    publish.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Quay Loft' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }))
    await screen.findByText('Home has been published.')
    await expect(publish).toHaveBeenCalledWith(4)
  },
}

const refuse = fn(() =>
  Promise.reject<boolean>(
    new ProblemError({ kind: 'rejected', body: { error: 'not-ready', message: '', missing: ['summary'] } }),
  ),
)

/** The dialog names the missing values and stays open. */
export const NotReady: Story = {
  parameters: appWith({ publish: refuse }, '?listing=1'),
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    await userEvent.click(await dialog.findByRole('button', { name: 'Publish' }))
    await screen.findByText('1 thing missing: Summary.')
    await expect(dialog.getByText('Summary: missing')).toBeInTheDocument()
  },
}

const save = fn<(id: number, draft: ListingSave) => Promise<boolean>>(() => Promise.resolve(true))

/** Publish saves the edits first, and closes. */
export const SavedAndPublished: Story = {
  parameters: appWith({ publish, save }, '?listing=1'),
  play: async ({ userEvent }) => {
    save.mockClear()
    const dialog = await dialogHere()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Summary' }), 'Two rooms.')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Home has been published.')
    await expect(save).toHaveBeenCalledWith(1, expect.objectContaining({ summary: 'Two rooms.', version: 1 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress('/main-menu/listings?page=1&limit=25')
  },
}

/** “Go to” a field of the home opens its dialog there, over the listing, which keeps its edits. */
export const OfTheHome: Story = {
  parameters: appWith({}, '?listing=1'),
  play: async ({ userEvent, step }) => {
    const dialog = await dialogHere()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Summary' }), 'Two rooms.')
    await step('the price of the home', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Go to Price' }))
      const home = await dialogHere('Create/Update Unit')
      await waitFor(() => expect(home.getByRole('spinbutton', { name: 'Rental Price' })).toHaveFocus())
      await expectAddress(expect.stringContaining('listing=1&unit=1'))
    })
    await step('and back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create/Update Unit' })).toBeNull())
      await expect(dialog.getByRole('textbox', { name: 'Summary' })).toHaveValue('Two rooms.')
    })
    await step('closing asks about the edits', async () => {
      await userEvent.keyboard('{Escape}')
      await discard(userEvent)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}
