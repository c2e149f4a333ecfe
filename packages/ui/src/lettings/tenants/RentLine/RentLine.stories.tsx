import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { RentLine } from './RentLine.tsx'

const meta = {
  title: 'Lettings/Tenants/RentLine',
  component: RentLine,
  tags: ['!stable', 'new'],
  args: { rentPerMonth: 1250 },
} satisfies Meta<typeof RentLine>
export default meta
type Story = StoryObj<typeof meta>

/** Pence are shown only where there are some. */
export const WholePounds: Story = {
  ...capturedOnce,
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
export const Empty: Story = {
  args: { rentPerMonth: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Rent/)).toBeNull()
  },
}
