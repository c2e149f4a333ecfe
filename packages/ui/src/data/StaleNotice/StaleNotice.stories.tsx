import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { StaleNotice } from './StaleNotice.tsx'

const meta = {
  title: 'Data/StaleNotice',
  component: StaleNotice,
  args: { onRetry: fn() },
} satisfies Meta<typeof StaleNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Below a list or a calendar whose last refresh failed. */
export const Plain: Story = {
  ...capturedAtOneWidth,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not refresh')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
