import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { TONES } from '../tone.ts'
import { StatusLabel } from './StatusLabel.tsx'

const meta = {
  title: 'Data/StatusLabel',
  component: StatusLabel,
  args: { tone: 'green', children: 'Enabled' },
} satisfies Meta<typeof StatusLabel>
export default meta
type Story = StoryObj<typeof meta>

/** The status is written, not only coloured. */
export const Plain: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Enabled')).toBeVisible(),
}

/** In a list: a dot in the colour, and plain text. */
export const Quiet: Story = {
  args: { tone: 'red', isQuiet: true, children: 'Awaiting feedback' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Awaiting feedback')
    await expect(label).toHaveStyle({ color: getComputedStyle(document.body).color })
    await expect(getComputedStyle(label, '::before').backgroundColor).toBe('rgb(187, 64, 54)')
  },
}

/** Every tone, and each in a list. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Stack>
      {[false, true].map((isQuiet) => (
        <Inline key={String(isQuiet)}>
          {TONES.map((tone) => (
            <StatusLabel key={tone} tone={tone} isQuiet={isQuiet}>
              {tone}
            </StatusLabel>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}
