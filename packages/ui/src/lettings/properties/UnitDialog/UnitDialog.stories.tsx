import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import { aMedia } from '@latchkey/domain/projects/project.fixtures'
import { propertyDraftOf } from '@latchkey/domain/properties/property.draft'
import { aProperty } from '@latchkey/domain/properties/property.fixtures'
import { createPropertyForm } from '@latchkey/domain/properties/property.form'
import { AMENITIES, PROPERTY_SECTIONS } from '@latchkey/domain/properties/property.fields'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test'
import { aFile, fileDrag } from '../../../files/file-drop.fixtures.ts'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { toasts } from '../../../overlays/toasts.ts'
import type { UploadPicture } from '../../use-picture-uploads.ts'
import { captured } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedRecord, asInAnEditor } from '../../opened-record.fixtures.ts'
import { UnitDialog } from './UnitDialog.tsx'

const images = [21, 22, 23].map((id) => aMedia({ id, location: aPicture(id) }))
const property = aProperty({ projectId: 1, images })

const opened = anOpenedRecord({ createForm: createPropertyForm, valuesOf: propertyDraftOf })
const rejecting = opened(property)

const meta = {
  title: 'Lettings/Properties/UnitDialog',
  id: 'lettings-unitdialog',
  component: UnitDialog,
  args: {
    isOpen: true,
    kind: 'unit',
    opened: opened(property),
    onSave: fn(),
    onSaveMerged: fn(),
    onClose: fn(),
    onConflictClose: fn(),
    onRemoveImage: fn(),
    onRetry: fn(),
    onUpload: fn<UploadPicture>(() =>
      Promise.resolve({ kind: 'uploaded', media: aMedia({ id: 40, location: aPicture(4) }) }),
    ),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof UnitDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogHere = async (name = 'Create/Update Unit') => within(await screen.findByRole('dialog', { name }))
type Dialog = Awaited<ReturnType<typeof dialogHere>>
const sectionButton = (dialog: Dialog, title: string) =>
  dialog.getByRole('button', { name: new RegExp(`^${title}`) })

/** Seven collapsible sections; every line of text can be copied. */
export const Saved: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await dialogHere()
    await step('shows the sections', async () => {
      for (const { title } of PROPERTY_SECTIONS) await expect(sectionButton(dialog, title)).toBeVisible()
      await userEvent.click(sectionButton(dialog, 'Unit Details'))
      await expect(sectionButton(dialog, 'Unit Details')).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(sectionButton(dialog, 'Unit Details'))
      await userEvent.click(sectionButton(dialog, 'Unit Parking'))
    })
    await step('an icon for each text', async () => {
      const texts = dialog.getAllByRole('textbox')
      await expect(dialog.getAllByRole('button', { name: /^Copy / })).toHaveLength(texts.length)
    })
    await step('sixteen amenities with their labels', async () => {
      await userEvent.click(sectionButton(dialog, 'Unit Amenities'))
      await expect(dialog.getAllByRole('checkbox')).toHaveLength(AMENITIES.length)
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Caretaker' }))
    })
    await step('saves with the version that was read', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'A')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveReturnedWith(
        expect.objectContaining({
          name: 'Harbour View 12A',
          version: 1,
          balcony: true,
          caretakler: true,
          pool: false,
        }),
      )
    })
  },
}

/** A home that an import made says from where. */
export const Imported: Story = {
  args: {
    opened: opened(aProperty({ importedFrom: { system: 'Old CRM', importId: 3, at: 1_790_000_000 } })),
    line: 'Listing: Ready',
  },
  play: async () => {
    const dialog = await dialogHere()
    await expect(dialog.getByText('Listing: Ready')).toBeVisible()
    await expect(dialog.getByText('Imported from Old CRM')).toBeVisible()
  },
}

/**
 * An error in a closed section opens it. An amount that could be two is an unsaved edit with an error, never another
 * amount.
 */
export const Amounts: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await dialogHere()
    await userEvent.click(sectionButton(dialog, 'Unit Prices'))
    const price = dialog.getByRole('spinbutton', { name: 'Purchase Price' })
    await expect(price).toHaveAttribute('step', '0.01')
    await step('one that could be two', async () => {
      await userEvent.clear(price)
      await userEvent.type(price, '1,50')
      await expect(args.opened?.form?.isDirty).toBe(true)
      await userEvent.tab()
      await expect(price).toHaveAccessibleDescription('This is not valid')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveLastReturnedWith(null)
      await expect(price).toHaveValue('1,50')
    })
    await step('as a person writes it', async () => {
      await userEvent.clear(price)
      await userEvent.type(price, '£1,500')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveLastReturnedWith(expect.objectContaining({ purchasePrice: 1500 }))
    })
    await step('out of range, in a closed section', async () => {
      await userEvent.clear(price)
      await userEvent.type(price, '1000000')
      await userEvent.click(sectionButton(dialog, 'Unit Prices'))
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(dialog.getByText('This is out of range')).toBeVisible())
      await expect(price).toHaveFocus()
      await expect(args.onSave).toHaveLastReturnedWith(null)
    })
  },
}

/** Pictures are added, sorted and deleted; an unsaved one is removed without a request. */
export const Pictures: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await dialogHere()
    await step('adds a picture', async () => {
      const drag = fileDrag(dialog.getByRole('group', { name: 'Add pictures' }), [aFile('house.png')])
      drag.enter()
      drag.drop()
      await dialog.findByRole('button', { name: 'Delete picture 4' })
    })
    await step('changes the order', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Move picture 1 later' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveReturnedWith(
        expect.objectContaining({ images: [{ id: 22 }, { id: 21 }, { id: 23 }, { id: 40 }] }),
      )
    })
    await step('deletes a picture', async () => {
      const said = spyOn(toasts, 'success')
      await userEvent.click(dialog.getByRole('button', { name: 'Delete picture 4' }))
      await expect(said.mock.calls).toEqual([[IMAGE_DELETED]])
      await userEvent.click(dialog.getByRole('button', { name: 'Delete picture 1' }))
      await expect(args.onRemoveImage).toHaveBeenCalledWith(22)
    })
  },
}

/** A failed upload shows the reason, and can be retried. */
export const PictureRejected: Story = {
  args: {
    onUpload: fn<UploadPicture>(() => Promise.resolve({ kind: 'failed', message: 'It is not a picture.' })),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    const drag = fileDrag(dialog.getByRole('group', { name: 'Add pictures' }), [aFile('house.png')])
    drag.enter()
    drag.drop()
    await userEvent.click(await dialog.findByRole('button', { name: 'Try house.png again' }))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2))
  },
}

/** The server does not know one of the pictures: the closed gallery opens and marks it, until the user changes it. */
export const PictureUnknown: Story = {
  args: { opened: rejecting },
  beforeEach: ({ args }) => {
    mocked(args.onSave).mockImplementation(() =>
      rejecting.form?.setServerErrors({ 'images.1.id': ['enumerable'] }),
    )
  },
  play: async ({ userEvent, step }) => {
    const dialog = await dialogHere()
    const gallery = sectionButton(dialog, 'Gallery')
    const tiles = () => within(dialog.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')
    await step('at that picture, and at the gallery', async () => {
      await userEvent.click(gallery)
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(gallery).toHaveAttribute('aria-expanded', 'true'))
      await waitFor(() => expect(dialog.getAllByText('This is invalid')).toHaveLength(2))
      const places = tiles().map((tile) => within(tile).queryByRole('alert')?.textContent ?? null)
      await expect(places).toEqual([null, 'This is invalid', null])
    })
    await step('gone with the picture', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Delete picture 2' }))
      await waitFor(() => expect(tiles()).toHaveLength(2))
      await expect(dialog.queryByText('This is invalid')).toBeNull()
    })
  },
}

/** The same dialog on Manage Properties, for a new home: only the name is required. */
export const NewProperty: Story = {
  args: { kind: 'property', opened: opened('new') },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere('Create/Update Property')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('This is required')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Plot 3')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveReturnedWith(expect.objectContaining({ name: 'Plot 3', unitType: null }))
  },
}

/** Another user saved the home meanwhile. */
export const Conflict: Story = {
  args: { opened: opened(property, { conflictWith: null }) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'This unit was changed while you edited it' })
  },
}

/** As it opens. */
export const AllStates: Story = { ...captured }
