import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'a month' },
  render: (args) => (
    <Button>
      £1,250 <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** Context that the layout shows but screen readers would miss. */
export const InAName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('£1,250 a month')
    await expect(canvas.getByText('a month').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

/** Nothing is visible. */
export const AllStates: Story = { ...capturedOnce }
