import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { aPicture } from '../../../files/pictures.fixtures.ts'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { PictureStrip } from './PictureStrip.tsx'

const meta = {
  title: 'Lettings/Tenants/PictureStrip',
  id: 'lettings-picturestrip',
  component: PictureStrip,
  args: { subject: 'Harbour View 12', pictures: [aPicture(1), aPicture(2), aPicture(3)] },
} satisfies Meta<typeof PictureStrip>
export default meta
type Story = StoryObj<typeof meta>

/** Swiped on a phone, or stepped through with buttons; it wraps around at the ends. */
export const Three: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('forward', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible())
    })
    await step('back, and round to the end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await waitFor(() => expect(canvas.getByText('1 of 3')).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible())
    })
  },
}

/** One picture has no buttons, nor has the one that is left beside a broken one. */
export const One: Story = {
  render: (args) =>
    inParts(PictureStrip, args, {
      one: { pictures: [aPicture(4)] },
      oneBroken: { pictures: ['data:image/png;base64,AAAA', aPicture(2)] },
    }),
  play: async ({ canvas }) => {
    const one = partOf(canvas, 'one')
    await expect(one.getByRole('img', { name: 'Harbour View 12, picture 1 of 1' })).toBeVisible()
    await expect(one.queryByRole('button')).toBeNull()

    const oneBroken = partOf(canvas, 'oneBroken')
    await waitFor(() =>
      expect(oneBroken.getByRole('img', { name: 'Harbour View 12, picture 1 of 1' })).toBeVisible(),
    )
  },
}

/** Several pictures. */
export const AllStates: Story = { ...captured }
