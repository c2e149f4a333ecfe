import { A_FEED_ADDRESS } from '@latchkey/domain/feeds/feed.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { NewAddressNotice } from './NewAddressNotice.tsx'

const meta = {
  title: 'Lettings/Feeds/NewAddressNotice',
  id: 'lettings-newaddressnotice',
  component: NewAddressNotice,
  tags: ['!stable', 'new'],
  args: { name: 'Website', value: A_FEED_ADDRESS, onDone: fn() },
} satisfies Meta<typeof NewAddressNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Directly after the address was made. */
export const JustMade: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(A_FEED_ADDRESS)
    await expect(canvas.getByText('Copy it now. It is not shown again.')).toBeVisible()
    await expect(canvas.getByText('It shows only what your website may show.')).toBeVisible()
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(copy).toHaveBeenCalledWith(A_FEED_ADDRESS)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** The whole address can be read on the narrowest screen. */
export const Narrow: Story = {
  ...narrowest,
  args: { name: LONG_NAME },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
