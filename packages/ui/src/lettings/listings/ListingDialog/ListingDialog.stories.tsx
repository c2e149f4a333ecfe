import { listingDraftOf, type ListingDraft } from '@latchkey/domain/listings/listing.draft'
import { anOpenedListing } from '@latchkey/domain/listings/listing.fixtures'
import { createListingForm } from '@latchkey/domain/listings/listing.form'
import type { OpenedListing } from '@latchkey/domain/listings/opened-listing'
import { aMedia } from '@latchkey/domain/projects/project.fixtures'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { chooseOption } from '../../../stories/choose-option.ts'
import { narrowest } from '../../../stories/long-text.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedRecord, asInAnEditor } from '../../opened-record.fixtures.ts'
import type { UploadPicture } from '../../use-picture-uploads.ts'
import { ListingDialog } from './ListingDialog.tsx'

const opened = anOpenedRecord<OpenedListing, ListingDraft>({
  createForm: (listing) => createListingForm(listing ?? anOpenedListing()),
  valuesOf: listingDraftOf,
})

const letting = anOpenedListing({
  summary: null,
  features: ['Balcony over the water'],
  councilTaxBand: null,
  missing: ['summary', 'features', 'councilTaxBand'],
})

const sale = anOpenedListing({
  kind: 'sale',
  plans: [aMedia({ id: 31, location: aPicture(1) })],
  planIds: [31],
  home: { availability: AVAILABILITY.ForSale },
})

const published = anOpenedListing({ state: 'published', publishedAt: 1_772_400_000 })

const toMend = anOpenedListing({
  state: 'published',
  publishedAt: 1_772_400_000,
  summary: null,
  missing: ['summary', 'price'],
  home: { rentalPrice: null, rentalDeposit: null },
})

const meta = {
  title: 'Lettings/Listings/ListingDialog',
  id: 'lettings-listingdialog',
  component: ListingDialog,
  args: {
    isOpen: true,
    opened: opened(letting),
    onSave: fn(),
    onSaveMerged: fn(),
    onClose: fn(),
    onConflictClose: fn(),
    onPublish: fn(),
    onTakeOff: fn(),
    onGoToHome: fn(),
    onRetry: fn(),
    onUpload: fn<UploadPicture>(() =>
      Promise.resolve({ kind: 'uploaded', media: aMedia({ id: 40, location: aPicture(4) }) }),
    ),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ListingDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogHere = async () =>
  within(await screen.findByRole('dialog', { name: 'Listing of Harbour View 12' }))

/** A letting that lacks three things: a cross becomes a tick while somebody types, and “Go to” leads to the field. */
export const Let: Story = {
  parameters: { ...ownFrame, layout: 'fullscreen', ...capturedAtOneWidth.parameters },
}

/** The form checks each value as it is typed. */
export const Typing: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await dialogHere()
    const ready = within(dialog.getByRole('complementary', { name: 'Ready to publish' }))
    await expect(dialog.queryByRole('combobox', { name: 'Price shown as' })).toBeNull()
    await step('a field of the home itself is in its own dialog', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Go to Price' }))
      await expect(args.onGoToHome).toHaveBeenLastCalledWith('rentalPrice')
    })
    await step('the summary', async () => {
      await userEvent.click(ready.getByRole('button', { name: 'Go to Summary' }))
      const summary = dialog.getByRole('textbox', { name: 'Summary' })
      await expect(summary).toHaveFocus()
      await userEvent.type(summary, 'Two rooms, no  DSS')
      await expect(ready.getByText('Summary: done')).toBeInTheDocument()
      await expect(ready.getByText('This may be unlawful: no DSS.')).toBeVisible()
    })
    await step('features, one in each line', async () => {
      await userEvent.click(ready.getByRole('button', { name: 'Go to Features' }))
      await expect(dialog.getByRole('textbox', { name: 'Feature 1' })).toHaveFocus()
      await userEvent.keyboard('{Enter}Lift{Enter}Bike store{Enter}Gym')
      await expect(dialog.getByRole('textbox', { name: 'Feature 4' })).toHaveValue('Gym')
      await expect(ready.getByText('Features: done')).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: 'Remove feature 2' }))
    })
    await step('the band', async () => {
      await chooseOption({ canvas: dialog, userEvent }, 'Council tax band', 'C')
      await expect(ready.getByText('Council tax band: done')).toBeInTheDocument()
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveReturnedWith(
      expect.objectContaining({
        features: ['Balcony over the water', 'Bike store', 'Gym'],
        councilTaxBand: 'C',
        version: 1,
      }),
    )
  },
}

/** Several pasted lines become several features, without their bullets. */
export const Pasting: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    await userEvent.click(dialog.getByRole('textbox', { name: 'Feature 2' }))
    await userEvent.paste('• Lift\n\n- Bike store\nGym')
    await expect(args.opened.form?.value('features')).toEqual([
      'Balcony over the water',
      'Lift',
      'Bike store',
      'Gym',
    ])
  },
}

/** A sale: with the word before its price, and a tenure. */
export const Sale: Story = {
  args: { opened: opened(sale) },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    await expect(dialog.getByRole('radio', { name: 'For sale' })).toBeChecked()
    await chooseOption({ canvas: dialog, userEvent }, 'Price shown as', 'Guide price')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
  },
}

/** Published: its kind stays, and it can be taken off. */
export const Published: Story = {
  args: { opened: opened(published) },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    await expect(dialog.getByRole('radio', { name: 'To let' })).toBeDisabled()
    await expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Take off' }))
    await expect(args.onTakeOff).toHaveBeenCalledOnce()
  },
}

/** Published, with gaps: one is mended here, the others in the home. */
export const Mended: Story = {
  args: { opened: opened(toMend) },
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    await expect(dialog.getByText('3 things missing')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Summary' }), 'Two rooms over the harbour.')
    await expect(dialog.getByText('2 things missing')).toBeVisible()
  },
}

/** In a narrow window the list is above the form, and closed. */
export const Narrow: Story = {
  ...narrowest,
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    const heading = dialog.getByRole('button', { name: 'Ready to publish 3 things missing' })
    await userEvent.click(heading)
    await userEvent.click(await dialog.findByRole('button', { name: 'Go to Council tax band' }))
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Council tax band' })).toHaveFocus())
  },
}

/** Somebody else saved the listing meanwhile. */
export const Conflict: Story = {
  args: { opened: opened(published, { conflictWith: 'Ben Okafor' }) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'This listing was changed while you edited it' })
  },
}
