import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { HeldNotice } from './HeldNotice.tsx'

const meta = {
  title: 'Lettings/Leads/HeldNotice',
  id: 'lettings-heldnotice',
  component: HeldNotice,
  args: {
    isOpen: true,
    heldBy: { id: 7, name: 'Chidi Okafor', status: LEAD_STATUS.ReservationRequested },
    onClose: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof HeldNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Stateful for another lead: its tenant and status. */
export const ByALead: Story = {
  play: async ({ args, userEvent }) => {
    const alert = within(await screen.findByRole('alertdialog', { name: 'This property is taken' }))
    await expect(alert.getByText('Chidi Okafor').closest('p')).toHaveTextContent('Reservation requested')
    await userEvent.click(alert.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The property itself is reserved, sold or rented. */
export const ByTheStock: Story = {
  args: { heldBy: null },
  play: async () => {
    await expect(await screen.findByText(/already reserved, sold or rented/)).toBeInTheDocument()
  },
}

/** As it opens. */
export const AllStates: Story = { ...capturedOnce }
