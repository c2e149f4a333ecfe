import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../stories/captured.ts'
import { Stack } from '../Stack/Stack.tsx'
import { RecordPlaceholder } from './RecordPlaceholder.tsx'

const meta = {
  title: 'Layout/RecordPlaceholder',
  component: RecordPlaceholder,
  args: { phase: 'failed', noun: 'role', onRetry: fn() },
} satisfies Meta<typeof RecordPlaceholder>
export default meta
type Story = StoryObj<typeof meta>

/** The server could not be reached. */
export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This role could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The record has been deleted, so there is no retry button. */
export const Missing: Story = {
  args: { phase: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This role no longer exists')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Every phase. */
export const AllStates: Story = {
  ...capturedOnce,
  render: (args) => (
    <Stack>
      <RecordPlaceholder {...args} phase="loading" />
      <RecordPlaceholder {...args} phase="failed" />
      <RecordPlaceholder {...args} phase="missing" />
    </Stack>
  ),
}
