import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { EmptyState } from './EmptyState.tsx'
import { LoadFailed } from './LoadFailed.tsx'

const clear = fn()

const meta = {
  title: 'Layout/EmptyState',
  component: EmptyState,
  args: {
    title: 'No enquiry matches these filters',
    icon: <Inbox aria-hidden />,
    children: 'Take a filter away to see more.',
    action: <Button onClick={clear}>Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** The filters match nothing. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(clear).toHaveBeenCalledOnce()
  },
}

const retry = fn()

/** In place of a list, a card or the content of a dialog that could not be loaded. */
export const CouldNotBeLoaded: Story = {
  render: () => <LoadFailed title="The enquiries could not be loaded" onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** On a card, with and without an action. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: (args) => (
    <Stack>
      <Card>
        <EmptyState {...args} />
      </Card>
      <Card>
        <EmptyState title="No viewing is scheduled" />
      </Card>
    </Stack>
  ),
}
