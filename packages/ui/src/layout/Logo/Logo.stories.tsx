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

/** Both sizes. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Inline gap="medium">
      <Logo />
      <Logo size="large" />
    </Inline>
  ),
}
