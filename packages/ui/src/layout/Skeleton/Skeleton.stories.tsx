import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Layout/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Placeholder text; hidden from screen readers, because the page says that it is loading. */
export const Text: Story = {
  args: { count: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')?.children).toHaveLength(3)
  },
}

/** Every shape. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Stack>
      <Skeleton count={3} />
      <Skeleton shape="control" />
      <Skeleton shape="circle" />
      <Skeleton shape="picture" />
    </Stack>
  ),
}
