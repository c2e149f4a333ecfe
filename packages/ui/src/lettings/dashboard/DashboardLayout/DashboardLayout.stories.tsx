import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../../layout/Card/Card.tsx'
import { captured } from '../../../stories/captured.ts'
import { DashboardLayout } from './DashboardLayout.tsx'

const meta = {
  title: 'Lettings/Dashboard/DashboardLayout',
  id: 'lettings-dashboardlayout',
  component: DashboardLayout,
  args: {
    week: <Card title="Week overview">Seven days</Card>,
    cards: (
      <>
        <Card title="Viewing scheduled">Who is coming</Card>
        <Card title="Awaiting feedback">Who waits</Card>
      </>
    ),
  },
} satisfies Meta<typeof DashboardLayout>
export default meta
type Story = StoryObj<typeof meta>

const boxOf = (card: HTMLElement) => card.getBoundingClientRect()

/** The whole dashboard, at any width. */
export const Whole: Story = { ...captured }

/** On a laptop the lists are side by side. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const [week, scheduled, awaiting] = canvas.getAllByRole('region').map(boxOf)
    await expect(scheduled?.top).toBe(awaiting?.top)
    await expect(week?.right).toBe(awaiting?.right)
  },
}

/** On a phone everything is in one column. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('region').map((card) => boxOf(card).left)
    await expect(new Set(lefts).size).toBe(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
