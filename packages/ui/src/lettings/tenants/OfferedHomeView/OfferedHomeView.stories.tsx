import { anOfferedHome } from '@latchkey/domain/tenants/reservation/reservation.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { OfferedHomeView } from './OfferedHomeView.tsx'

const meta = {
  title: 'Lettings/Tenants/OfferedHomeView',
  component: OfferedHomeView,
  tags: ['!stable', 'new'],
  args: { home: anOfferedHome() },
} satisfies Meta<typeof OfferedHomeView>
export default meta
type Story = StoryObj<typeof meta>

/** The home with its rent. */
export const WithRent: Story = {
  ...captured,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rent: £1,250 a month')).toBeVisible()
  },
}

/** The home has no rent. */
export const WithoutRent: Story = {
  args: { home: anOfferedHome({ rentPerMonth: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Rent/)).toBeNull()
  },
}
