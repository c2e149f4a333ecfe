import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { ListingLine } from './ListingLine.tsx'

const meta = {
  title: 'Lettings/Listings/ListingLine',
  id: 'lettings-listingline',
  component: ListingLine,
  args: { state: 'published', missing: 2, onOpen: fn() },
} satisfies Meta<typeof ListingLine>
export default meta
type Story = StoryObj<typeof meta>

/** A home that is published and lacks two things. */
export const ToMend: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listing: Published, 2 things missing' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Every state. */
export const EveryState: Story = {
  ...captured,
  render: ({ onOpen }) => (
    <Stack gap="small">
      <ListingLine state="none" missing={4} onOpen={onOpen} />
      <ListingLine state="missing" missing={1} onOpen={onOpen} />
      <ListingLine state="ready" missing={0} onOpen={onOpen} />
      <ListingLine state="published" missing={2} onOpen={onOpen} />
      <ListingLine state="let-agreed" missing={0} onOpen={onOpen} />
    </Stack>
  ),
}
