import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedOnce } from '../../stories/captured.ts'
import { Card } from '../Card/Card.tsx'
import { Stack } from './Stack.tsx'

const pieces = (
  <>
    <Card>One</Card>
    <Card>Two</Card>
  </>
)

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: pieces },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

/** The parts of a page, stacked. */
export const Medium: Story = {
  play: async ({ canvas }) => {
    const [one, two] = ['One', 'Two'].map((name) =>
      canvas.getByText(name).parentElement?.getBoundingClientRect(),
    )
    await expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(16)
  },
}

/** A page of forms on a wide screen: the fields have a maximum width. */
export const FormWidth: Story = {
  args: { width: 'form' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '80rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One').parentElement?.getBoundingClientRect().width).toBe(960)
  },
}

/** The three gaps. */
export const AllStates: Story = {
  ...capturedOnce,
  render: () => (
    <Stack gap="large">
      <Stack gap="small">{pieces}</Stack>
      <Stack>{pieces}</Stack>
      <Stack gap="large">{pieces}</Stack>
    </Stack>
  ),
}
