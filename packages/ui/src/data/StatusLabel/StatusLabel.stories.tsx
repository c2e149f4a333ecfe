import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
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

/** A long label wraps. */
export const Narrow: Story = {
  args: { tone: 'yellow', children: 'Awaiting referencing response' },
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <StatusLabel {...args} />
      <StatusLabel {...args} isQuiet />
    </div>
  ),
}

/** A name as a label, with a word that has no place to break, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: { tone: 'neutral', children: LONG_NAME },
  play: async ({ canvas }) => expectToFit(canvas.getByText(LONG_NAME)),
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
