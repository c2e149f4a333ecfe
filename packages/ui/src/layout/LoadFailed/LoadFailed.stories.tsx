import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { LoadFailed } from './LoadFailed.tsx'

const meta = {
  title: 'Layout/LoadFailed',
  component: LoadFailed,
  args: { title: 'The enquiries could not be loaded', onRetry: fn() },
} satisfies Meta<typeof LoadFailed>
export default meta
type Story = StoryObj<typeof meta>

/** In place of a list, a card or a dialog's content. */
export const List: Story = { ...captured }

/** The button loads it again. */
export const Retrying: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** While the host cannot load it again. */
export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

/** Long words, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: { title: `The home of ${LONG_NAME} could not be loaded` },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
