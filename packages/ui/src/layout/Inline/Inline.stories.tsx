import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Inline } from './Inline.tsx'

const pieces = (
  <>
    <Button>Check All</Button>
    <Button>Uncheck All</Button>
    <Button variant="primary">Submit</Button>
  </>
)

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: pieces },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

/** On a phone items wrap, and nothing overflows. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w280' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** At the start, at the end, and spaced apart. */
export const AllStates: Story = {
  ...capturedOnce,
  render: () => (
    <Stack>
      <Inline>{pieces}</Inline>
      <Inline justify="end">{pieces}</Inline>
      <Inline justify="between" gap="medium">
        {pieces}
      </Inline>
    </Stack>
  ),
}
