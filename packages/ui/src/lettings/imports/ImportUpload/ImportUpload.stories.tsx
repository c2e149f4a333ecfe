import { IMPORT_KINDS } from '@latchkey/domain/imports/import.enums'
import { tooManyDraftsText } from '@latchkey/domain/imports/import.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { aFile, fileDrag } from '../../../files/file-drop.fixtures.ts'
import { captured } from '../../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { ImportUpload } from './ImportUpload.tsx'

const meta = {
  title: 'Lettings/Imports/ImportUpload',
  id: 'lettings-importupload',
  component: ImportUpload,
  tags: ['!stable', 'new'],
  args: { kinds: IMPORT_KINDS, onFile: fn(), onCancel: fn() },
} satisfies Meta<typeof ImportUpload>
export default meta
type Story = StoryObj<typeof meta>

function drop(zone: Element, file: File) {
  const drag = fileDrag(zone, [file])
  drag.enter()
  drag.drop()
}

/** As the page opens: nothing is chosen, and a file that is given first waits for its kind. */
export const Choosing: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent, step }) => {
    const zone = canvas.getByRole('group', { name: 'Choose file' })
    const file = aFile('applicants.csv')
    await step('what is in the file has to be said first', async () => {
      drop(zone, file)
      await expect(await canvas.findByText('This is required')).toBeVisible()
      await expect(args.onFile).not.toHaveBeenCalled()
    })
    await step('then it is taken', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Homes' }))
      await expect(args.onFile).toHaveBeenCalledWith('homes', file)
      await expect(canvas.queryByText('This is required')).toBeNull()
      await userEvent.click(canvas.getByRole('radio', { name: 'Staff' }))
      await expect(args.onFile).toHaveBeenCalledOnce()
    })
  },
}

/** One kind is permitted, so nothing has to be chosen. */
export const OneKind: Story = {
  args: { kinds: ['staff'] },
  play: async ({ args, canvas }) => {
    const file = aFile('negotiators.xlsx')
    drop(canvas.getByRole('group', { name: 'Choose file' }), file)
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith('staff', file))
  },
}

/** A file above 50 MB, and one of another type, are rejected before they are sent. */
export const TooLarge: Story = {
  ...captured,
  args: { kinds: ['enquiries'] },
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Choose file' })
    drop(zone, aFile('seven-years.ods'))
    await expect(await canvas.findByText(/“seven-years.ods” is not supported/)).toBeVisible()
    drop(zone, aFile('seven-years.csv', 50 * 1024 * 1024 + 1))
    await expect(
      await canvas.findByText('“seven-years.csv” is too large: it has 50.1 MB, the limit is 50 MB.'),
    ).toBeVisible()
    await expect(args.onFile).not.toHaveBeenCalled()
  },
}

/** The file is on its way. */
export const Uploading: Story = {
  ...captured,
  args: { uploading: { name: 'applicants.csv', progress: 0.45 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading applicants.csv' })).toHaveAttribute(
      'value',
      '45',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** The server did not accept it: too many imports are not started. */
export const Rejected: Story = {
  ...captured,
  args: { error: tooManyDraftsText(20) },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('20 imports'),
}

/** A long name, on the narrowest screen. */
export const LongFileName: Story = {
  ...narrowest,
  args: { uploading: { name: `${LONG_NAME}.xlsx`, progress: 0.1 } },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
