import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../stories/captured.ts'
import { LinkSlot } from './LinkSlot.tsx'

const meta = {
  title: 'Controls/LinkSlot',
  component: LinkSlot,
  args: { href: '#calendar', children: 'Go to Calendar' },
} satisfies Meta<typeof LinkSlot>
export default meta
type Story = StoryObj<typeof meta>

/** Within a text; other link components build on it. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Calendar' })).toHaveAttribute('href', '#calendar')
  },
}

/** With an element given by the caller, which keeps its own handlers. */
export const FromTheRouter: Story = {
  args: {
    href: undefined,
    render: <LinkSlot href="#calendar" data-router />,
    onClick: fn((event: React.MouseEvent) => event.preventDefault()),
  },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Go to Calendar' })
    await userEvent.click(link)
    await expect(link).toHaveAttribute('data-router')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** In a sentence. */
export const AllStates: Story = {
  ...capturedOnce,
  render: (args) => (
    <p>
      Viewings of this week are on the dashboard. <LinkSlot {...args} />
    </p>
  ),
}
