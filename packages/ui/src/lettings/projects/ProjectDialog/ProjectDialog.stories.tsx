import { projectDraftOf } from '@latchkey/domain/projects/project.draft'
import { aMedia, aProject } from '@latchkey/domain/projects/project.fixtures'
import { createProjectForm } from '@latchkey/domain/projects/project.form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { aFile, fileDrag } from '../../../files/file-drop.fixtures.ts'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import type { UploadPicture } from '../../use-picture-uploads.ts'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedRecord, asInAnEditor } from '../../opened-record.fixtures.ts'
import { ProjectDialog } from './ProjectDialog.tsx'

const project = aProject({
  media: aMedia({ id: 11, location: aPicture(1) }),
  defaultMedia: aMedia({ id: 12, location: aPicture(2) }),
})

const opened = anOpenedRecord({ createForm: createProjectForm, valuesOf: projectDraftOf })

const meta = {
  title: 'Lettings/Projects/ProjectDialog',
  id: 'lettings-projectdialog',
  component: ProjectDialog,
  args: {
    isOpen: true,
    opened: opened(project),
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
} satisfies Meta<typeof ProjectDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogHere = async () => within(await screen.findByRole('dialog', { name: 'Create/Update Project' }))

/** A new one: without a name and both pictures it is not submitted, and shows the errors. */
export const New: Story = {
  args: { opened: opened('new') },
  play: async ({ args, userEvent, step }) => {
    const dialog = await dialogHere()
    await step('an empty form is not sent', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(dialog.getAllByText('This is required')).toHaveLength(3)
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      await expect(args.onSave).toHaveReturnedWith(null)
    })
    await step('a valid form is sent', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'River Court')
      for (const label of ['Image', 'Default Image']) {
        const drag = fileDrag(dialog.getByRole('group', { name: label }), [aFile('house.png')])
        drag.enter()
        drag.drop()
        await waitFor(() =>
          expect(dialog.getByRole('button', { name: `Delete ${label.toLowerCase()}` })).toBeVisible(),
        )
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveReturnedWith(
        expect.objectContaining({ name: 'River Court', mediaId: 40, defaultMediaId: 40 }),
      )
    })
  },
}

/** A saved project: edits are sent with the base version, and asked about before they are lost. */
export const Saved: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('closing with unsaved edits asks first', async () => {
      const dialog = await dialogHere()
      await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), ' West')
      await step('Keep editing returns to the form', async () => {
        await userEvent.keyboard('{Escape}')
        const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
        await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
        await expect(args.onClose).not.toHaveBeenCalled()
      })
      await step('Discard closes the dialog', async () => {
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        await userEvent.keyboard('{Escape}')
        const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
        await userEvent.click(question.getByRole('button', { name: 'Discard' }))
        await expect(args.onClose).toHaveBeenCalledOnce()
      })
    })
    await step('sent', async () => {
      const dialog = await dialogHere()
      const name = dialog.getByRole('textbox', { name: 'Name' })
      await userEvent.clear(name)
      await userEvent.type(name, 'River Court East')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveReturnedWith(
        expect.objectContaining({ name: 'River Court East', mediaId: 11, defaultMediaId: 12, version: 1 }),
      )
    })
    await step('a saved picture is deleted at once; the form then asks for another', async () => {
      const dialog = await dialogHere()
      await userEvent.click(dialog.getByRole('button', { name: 'Delete image' }))
      await expect(args.onRemoveImage).toHaveBeenCalledWith(11)
      await expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    })
  },
}

const deletedMeanwhile = opened(project)
deletedMeanwhile.fail({ kind: 'gone' })

/** A colleague deletes the project while it is open: the input stays, so that it can be copied. */
export const DeletedMeanwhile: Story = {
  args: { opened: deletedMeanwhile },
  play: async () => {
    const dialog = await dialogHere()
    await waitFor(() => expect(dialog.getByText(/A colleague has deleted this project/)).toBeVisible())
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
  },
}

/** As it opens. */
export const AllStates: Story = { ...capturedAtOneWidth }
