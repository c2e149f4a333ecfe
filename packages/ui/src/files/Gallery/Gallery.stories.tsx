import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { dragOnto } from '../../calendar/drag.fixtures.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { aFile, fileDrag } from '../file-drop.fixtures.ts'
import { aPicture, aPictureFile } from '../pictures.fixtures.ts'
import { Gallery } from './Gallery.tsx'
import type { GalleryPicture } from './gallery-picture.ts'

const PICTURES: GalleryPicture[] = ['front.jpg', 'kitchen.jpg', 'garden.jpg', 'bath.jpg'].map(
  (name, index) => ({
    id: index + 1,
    src: aPicture(index + 1),
    fullSrc: aPicture(index + 1, { width: 1200, height: 800 }),
    name,
  }),
)

const meta = {
  title: 'Controls/Gallery',
  component: Gallery,
  args: {
    pictures: PICTURES,
    rules: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 10 * 1024 * 1024 },
    onSort: fn(),
    onRemove: fn(),
    onFiles: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
  render: (args) => (
    <Stateful start={args.pictures}>
      {(pictures, hold) => (
        <Gallery
          {...args}
          pictures={pictures}
          onSort={(ids) => {
            hold(ids.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []))
            args.onSort(ids)
          }}
          onRemove={(id) => {
            hold(pictures.filter((picture) => picture.id !== id))
            args.onRemove(id)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

const settle = () => waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull())

/**
 * With the mouse: the last picture, dragged onto the first, becomes the one that cards show. One that is deleted leaves
 * the focus in the gallery.
 */
export const SortedByDrag: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const tiles = within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')
    const [first, , , last] = tiles
    if (first === undefined || last === undefined) throw new Error('The gallery has no four tiles.')
    await dragOnto(last, first, settle)
    await waitFor(() => expect(args.onSort).toHaveBeenCalledWith([4, 1, 2, 3]))
    await expect(canvas.getByRole('button', { name: 'Enlarge Picture 1 of 4: bath.jpg' })).toBeVisible()
    await step('deleted', async () => {
      canvas.getByRole('button', { name: 'Delete picture 2' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenCalledWith(1)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete picture 2' })).toHaveFocus())
      await expect(canvas.getAllByRole('button', { name: /^Delete picture/ })).toHaveLength(3)
    })
  },
}

/** With the keyboard: each press moves the picture by one place, announces its place, and keeps the focus. */
export const SortedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('later', async () => {
      canvas.getByRole('button', { name: 'Move picture 1 later' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSort).toHaveBeenLastCalledWith([2, 1, 3, 4])
      await expect(canvas.getByText('Picture moved to place 2 of 4.')).toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Move picture 2 later' })).toHaveFocus()
    })
    await step('to the end, and no further', async () => {
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(args.onSort).toHaveBeenLastCalledWith([2, 3, 4, 1])
      await userEvent.keyboard('{Enter}')
      await expect(args.onSort).toHaveBeenCalledTimes(3)
      await expect(canvas.getByRole('button', { name: 'Move picture 4 later' })).toHaveFocus()
    })
    await step('one picture enlarged', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Picture 1 of 4: kitchen.jpg' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Picture 1 of 4' }))
      await expect(dialog.getByRole('img', { name: 'kitchen.jpg' })).toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('several files at once', async () => {
      const files = [aFile('hall.png'), aFile('loft.jpg')]
      const drag = fileDrag(canvas.getByRole('group', { name: 'Add pictures' }), files)
      drag.enter()
      drag.drop()
      await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(files))
    })
  },
}

/** Two pictures are uploading and one has failed; each is shown from its file. */
export const Uploading: Story = {
  loaders: [
    async () => ({ files: await Promise.all(['hall.png', 'loft.png', 'plan.png'].map(aPictureFile)) }),
  ],
  render: (args, { loaded }) => {
    const [hall, loft, plan] = (loaded as { files: File[] }).files
    if (!hall || !loft || !plan) throw new Error('The loader made no files.')
    return (
      <Gallery
        {...args}
        uploads={[
          { key: 'hall', file: hall, progress: 0.8, error: null },
          { key: 'loft', file: loft, progress: null, error: null },
          { key: 'plan', file: plan, progress: null, error: 'It did not get through.' },
        ]}
      />
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Upload of hall.png' })).toHaveAttribute(
      'value',
      '80',
    )
    await waitFor(() => expect(document.querySelectorAll('img[src^="blob:"]')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Try plan.png again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('plan')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel loft.png' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('loft')
  },
}

/** While the form is being saved. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 1 later' }))
    await expect(args.onSort).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Delete picture 1' })).toBeDisabled()
  },
}

/** Four pictures, none, and read-only. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: (args) => (
    <Stack gap="large">
      <Gallery {...args} />
      <Gallery {...args} pictures={PICTURES.slice(0, 2)} isDisabled />
      <Gallery {...args} pictures={[]} />
    </Stack>
  ),
}
