import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { aPictureFile } from '../pictures.fixtures.ts'
import { aFile, fileDrag } from '../file-drop.fixtures.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { UploadDialog } from './UploadDialog.tsx'

const meta = {
  title: 'Overlays/UploadDialog',
  component: UploadDialog,
  args: {
    isOpen: true,
    rules: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 10 * 1024 * 1024 },
    onUpload: fn(),
    onClose: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof UploadDialog>
export default meta
type Story = StoryObj<typeof meta>

async function openDialog() {
  const element = await screen.findByRole('dialog', { name: 'Upload' })
  const input = element.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('The dialog has no file input.')
  return { dialog: within(element), input }
}

/** A picture is chosen, previewed and uploaded. */
export const Empty: Story = {
  play: async ({ step, args, userEvent }) => {
    await step('a file of another type is named, and cannot be uploaded', async () => {
      const { dialog } = await openDialog()
      const drag = fileDrag(dialog.getByRole('group', { name: 'Picture' }), [aFile('me.gif')])
      drag.enter()
      drag.drop()
      await waitFor(() => expect(dialog.getByText(/“me.gif” is not supported/)).toBeVisible())
      await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
    })

    const { dialog, input } = await openDialog()
    const upload = dialog.getByRole('button', { name: 'Upload' })
    await expect(upload).toBeDisabled()
    const picture = await aPictureFile('portrait.png')
    await step('chosen, and shown before it is sent', async () => {
      await userEvent.upload(input, picture)
      await expect(dialog.getByText('portrait.png')).toBeVisible()
      await waitFor(() => expect(document.querySelector('img[src^="blob:"]')).toBeVisible())
    })
    await step('sent', async () => {
      await userEvent.click(upload)
      await expect(args.onUpload).toHaveBeenCalledWith(picture)
    })
    await step('closed', async () => {
      const [, close] = dialog.getAllByRole('button', { name: 'Close' })
      await userEvent.click(close ?? document.body)
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

/** While uploading, the dialog stays open and the picture cannot be submitted twice. */
export const Busy: Story = {
  args: { isBusy: true, progress: 0.3 },
  play: async ({ args, userEvent }) => {
    const { dialog } = await openDialog()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '30')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A picture with a long name, on the narrowest screen. */
export const LongFileName: Story = {
  ...narrowest,
  play: async ({ userEvent }) => {
    const { dialog, input } = await openDialog()
    await userEvent.upload(input, await aPictureFile(`${LONG_NAME}.png`))
    await dialog.findByText(`${LONG_NAME}.png`)
    await expectToFit(screen.getByRole('dialog'))
  },
}

/** The server rejected the file. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  args: { error: 'The file is not a picture.' },
  play: async () => {
    const { dialog } = await openDialog()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The file is not a picture.'))
  },
}
