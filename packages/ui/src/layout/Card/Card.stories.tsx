import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '../../controls/LinkButton/LinkButton.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Card } from './Card.tsx'

const viewAll = (
  <LinkButton href="#viewings" size="small" variant="quiet">
    View All
  </LinkButton>
)

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { title: 'Viewing scheduled', actions: viewAll, children: 'Wednesday, 10:30, Priya Shah.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

/** A card of the dashboard; screen readers can jump to it by its title. */
export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Viewing scheduled' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Viewing scheduled' })).toBeVisible()
  },
}

/** A card without a title. */
export const Plain: Story = {
  args: { title: undefined, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

/** Titled, plain, and loading. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Stack>
      <Card title="Viewing scheduled" mark={<strong>12</strong>} actions={viewAll}>
        Wednesday, 10:30, Priya Shah.
      </Card>
      <Card>A sheet of paper and nothing more.</Card>
      <Card title="Awaiting feedback">
        <Skeleton count={4} />
      </Card>
    </Stack>
  ),
}
