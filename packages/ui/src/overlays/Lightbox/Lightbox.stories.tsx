import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { aPicture } from '../../files/pictures.fixtures.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { Lightbox } from './Lightbox.tsx'

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  args: {
    pictures: [1, 2, 3].map((number) => ({
      src: aPicture(number, { width: 1200, height: 800 }),
      name: `house-${number}.jpg`,
    })),
    open: 0,
    onOpen: fn(),
    onClose: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
  render: (args) => (
    <Stateful start={args.open}>
      {(open, hold) => (
        <Lightbox
          {...args}
          open={open}
          onOpen={(place) => {
            hold(place)
            args.onOpen(place)
          }}
          onClose={() => {
            hold(null)
            args.onClose()
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

/** From a gallery: to the next pictures by button and by arrow key, up to the last. */
export const Several: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture 1 of 3' }))
    await expect(dialog.getByRole('img', { name: 'house-1.jpg' })).toBeInTheDocument()
    await step('steps by button', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
      await screen.findByRole('dialog', { name: 'Picture 2 of 3' })
    })
    await step('steps by arrow key, up to the last', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await screen.findByRole('dialog', { name: 'Picture 3 of 3' })
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onOpen).toHaveBeenCalledTimes(2)
    })
    await step('steps back by arrow key and by button', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await screen.findByRole('dialog', { name: 'Picture 2 of 3' })
      await userEvent.click(dialog.getByRole('button', { name: 'Previous' }))
      await screen.findByRole('dialog', { name: 'Picture 1 of 3' })
    })
    await step('closes', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

/** A single picture has no previous or next button. */
export const Single: Story = {
  args: { pictures: [{ src: aPicture(4), name: '' }] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture 1 of 1' }))
    await expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull()
    await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument()
  },
}

/** As it opens. */
export const AllStates: Story = { ...capturedAtOneWidth }
