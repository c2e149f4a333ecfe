import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { CountBadge } from './CountBadge.tsx'

const meta = {
  title: 'Data/CountBadge',
  component: CountBadge,
  args: { count: 12, noun: { one: 'viewing', many: 'viewings' } },
} satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the title of a card; screen readers read out what is counted. */
export const Some: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('12')).toHaveTextContent('12 viewings'),
}

/** For 0 it renders nothing. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText('0')).toBeNull(),
}

/** One, several and very many. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: (args) => (
    <Inline>
      {[1, 12, 345, 1_000_000].map((count) => (
        <CountBadge key={count} {...args} count={count} />
      ))}
    </Inline>
  ),
}
