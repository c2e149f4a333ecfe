import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Layout/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

/** At the head of the sidebar. */
export const WithName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Latchkey')).toBeVisible()
  },
}

/** Where there is space for the mark only; screen readers still read the name. */
export const MarkOnly: Story = {
  args: { isMarkOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Latchkey')).toBeInTheDocument()
  },
}

/** Both sizes, with and without the name. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Inline gap="medium">
      <Logo />
      <Logo size="large" />
      <Logo isMarkOnly />
      <Logo isMarkOnly size="large" />
    </Inline>
  ),
}
