import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { TONES } from '../tone.ts'
import { StatusLabel } from './StatusLabel.tsx'

const meta = {
  title: 'Data/StatusLabel',
  component: StatusLabel,
  args: { tone: 'green', children: 'Enabled' },
} satisfies Meta<typeof StatusLabel>
export default meta
type Story = StoryObj<typeof meta>

/** The status is said in words. */
export const Plain: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Enabled')).toBeVisible(),
}

/** A long label wraps. */
export const Narrow: Story = {
  args: { tone: 'yellow', children: 'Awaiting referencing response' },
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <StatusLabel {...args} />
    </div>
  ),
}

/** A name as a label, with a word that has no place to break, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: { tone: 'neutral', children: LONG_NAME },
  play: async ({ canvas }) => expectToFit(canvas.getByText(LONG_NAME)),
}

/** Every tone. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Inline>
      {TONES.map((tone) => (
        <StatusLabel key={tone} tone={tone}>
          {tone}
        </StatusLabel>
      ))}
    </Inline>
  ),
}
