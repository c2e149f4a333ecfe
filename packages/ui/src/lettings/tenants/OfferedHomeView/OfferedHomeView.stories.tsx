import { anOfferedHome } from '@latchkey/domain/tenants/reservation/reservation.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { expectToFit, narrowest } from '../../../stories/long-text.ts'
import { LONG_HOME } from '../../long-words.fixtures.ts'
import { OfferedHomeView } from './OfferedHomeView.tsx'

const meta = {
  title: 'Lettings/Tenants/OfferedHomeView',
  component: OfferedHomeView,
  tags: ['!stable', 'new'],
  args: { home: anOfferedHome(), rentPerMonth: 1250 },
} satisfies Meta<typeof OfferedHomeView>
export default meta
type Story = StoryObj<typeof meta>

/** Pence are shown only where there are some. */
export const WithRent: Story = {
  ...captured,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rent: £1,250 a month')).toBeVisible()
  },
}

/** A rent with pence. */
export const WithPence: Story = {
  args: { rentPerMonth: 1250.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rent: £1,250.50 a month')).toBeVisible()
  },
}

/** The home has no rent. */
export const WithoutRent: Story = {
  args: { rentPerMonth: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Rent/)).toBeNull()
  },
}

/** A name at its limit, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: { home: anOfferedHome(LONG_HOME) },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
