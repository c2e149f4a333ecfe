import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../../layout/Card/Card.tsx'
import { capturedOnce } from '../../stories/captured.ts'
import { expectToFit } from '../../stories/long-text.ts'
import { aCount } from '../plots.fixtures.ts'
import { FunnelPlot } from './FunnelPlot.tsx'

const stepOf = (label: string, count: number, note?: string) => ({
  label,
  figure: aCount(label, count),
  ...(note !== undefined && { note }),
})

const meta = {
  title: 'Plots/FunnelPlot',
  component: FunnelPlot,
  // Its colours can be distinguished on a card.
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'From enquiry to reservation',
    summary: '315 enquiries, of which 28 became complete',
    steps: [
      stepOf('Enquiries', 315),
      stepOf('Viewing', 166, '52.7% of the step before'),
      stepOf('Reservation', 49, '29.5% of the step before'),
      stepOf('Complete', 28, '57.1% of the step before'),
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof FunnelPlot>
export default meta
type Story = StoryObj<typeof meta>

/** Four steps; the outlines are what was lost. */
export const FourSteps: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('counts and shares are written', async () => {
      await expect(canvas.getAllByText(/% of the step before$/)).toHaveLength(3)
      await expect(canvas.getByRole('link', { name: 'Viewing: 166 enquiries' })).toHaveTextContent('166')
    })
    await step('the last step is the shortest bar', async () => {
      const bars = canvas.getAllByRole('link').map((each) => each.firstElementChild?.clientWidth ?? 0)
      await expect(bars).toEqual(bars.toSorted((one, other) => other - one))
      await expect(canvasElement).toHaveTextContent('28')
    })
    await step('opened by keyboard', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{End}{Enter}')
      await expect(args.onOpen).toHaveBeenCalledWith('?of=Complete')
    })
  },
}

/** Nobody has come further than the enquiry. */
export const NothingReached: Story = {
  args: {
    summary: '3 enquiries',
    steps: [
      stepOf('Enquiries', 3),
      stepOf('Viewing', 0, '0.0% of the step before'),
      stepOf('Reservation', 0, '–'),
      stepOf('Complete', 0, '–'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('–')).toHaveLength(2)
  },
}

/** A card of 280 px. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w280' } },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
