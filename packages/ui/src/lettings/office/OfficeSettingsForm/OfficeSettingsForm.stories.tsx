import { officeDraftOf } from '@latchkey/domain/office/office.draft'
import { EMPTY_OFFICE, anOffice } from '@latchkey/domain/office/office.fixtures'
import { createOfficeForm } from '@latchkey/domain/office/office.form'
import type { OfficeRow } from '@latchkey/domain/office/office.store'
import { aMedia } from '@latchkey/domain/projects/project.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { aFile, fileDrag } from '../../../files/file-drop.fixtures.ts'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { captured } from '../../../stories/captured.ts'
import { anOpenedRecord, asInAnEditor } from '../../opened-record.fixtures.ts'
import type { UploadPicture } from '../../use-picture-uploads.ts'
import { OfficeSettingsForm } from './OfficeSettingsForm.tsx'

const opened = anOpenedRecord({
  createForm: (row: OfficeRow | null) => createOfficeForm(row ?? EMPTY_OFFICE),
  valuesOf: officeDraftOf,
})
const office: OfficeRow = { id: 1, ...anOffice({ logo: aMedia({ id: 11, location: aPicture(1) }) }) }

const meta = {
  title: 'Lettings/Office/OfficeSettingsForm',
  id: 'lettings-officesettingsform',
  component: OfficeSettingsForm,
  args: {
    opened: opened(office),
    onSave: fn(),
    onSaveMerged: fn(),
    today: '2026-03-02',
    onConflictClose: fn(),
    onUpload: fn<UploadPicture>(() =>
      Promise.resolve({ kind: 'uploaded', media: aMedia({ id: 40, location: aPicture(4) }) }),
    ),
  },
  beforeEach: asInAnEditor,
} satisfies Meta<typeof OfficeSettingsForm>
export default meta
type Story = StoryObj<typeof meta>

/** Everything is set. */
export const Loaded: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByRole('textbox', { name: 'Main colour' })).toHaveValue('#0f4c81')
    await step('another interval between the offered times', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Times offered every' }))
      await userEvent.click(await screen.findByRole('option', { name: '10 minutes' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveReturnedWith(expect.objectContaining({ timeStep: 10 }))
    })
    await step('another logo, then none', async () => {
      await step('an svg is rejected at once', async () => {
        const drag = fileDrag(canvas.getByRole('group', { name: 'Logo' }), [aFile('logo.svg')])
        drag.enter()
        drag.drop()
        await expect(args.onUpload).not.toHaveBeenCalled()
      })
      await step('a png is sent', async () => {
        const drag = fileDrag(canvas.getByRole('group', { name: 'Logo' }), [aFile('logo.png')])
        drag.enter()
        drag.drop()
        await waitFor(() => expect(args.opened.form?.value('logoId')).toBe(40))
      })
      await step('none', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Delete logo' }))
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
        await expect(args.onSave).toHaveReturnedWith(expect.objectContaining({ logoId: null, version: 1 }))
      })
    })
  },
}

/** Every field except the logo can have an error. */
export const Errors: Story = {
  ...captured,
  args: { opened: opened({ id: 1, ...EMPTY_OFFICE }) },
  play: async ({ args, canvas, userEvent }) => {
    for (const [name, text] of [
      ['Phone', '12'],
      ['Reply address', 'hello'],
      ['Main colour', 'green'],
      ['Accent colour', '#12'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('This is not a valid phone')).toBeVisible()
    await expect(canvas.getByText('This is not a valid email')).toBeVisible()
    await expect(canvas.getAllByText(/This is not a valid colour/)).toHaveLength(2)
    await expect(args.onSave).toHaveReturnedWith(null)
  },
}
