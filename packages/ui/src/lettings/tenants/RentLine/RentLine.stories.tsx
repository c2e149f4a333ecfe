import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
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

/** With pence; without a rent there is no line. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(RentLine, args, {
      withPence: { rentPerMonth: 1250.5 },
      empty: { rentPerMonth: null },
    }),
  play: async ({ canvas }) => {
    const withPence = partOf(canvas, 'withPence')
    await expect(withPence.getByText('Rent: £1,250.50 a month')).toBeVisible()

    const empty = partOf(canvas, 'empty')
    await expect(empty.queryByText(/Rent/)).toBeNull()
  },
}
