import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { DeleteLeadDialog } from './DeleteLeadDialog.tsx'

const meta = {
  title: 'Lettings/Leads/DeleteLeadDialog',
  id: 'lettings-deleteleaddialog',
  component: DeleteLeadDialog,
  args: { isOpen: true, section: 'Enquiry', name: 'Ann Lee', onConfirm: fn(), onCancel: fn() },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof DeleteLeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const question = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }))

/** From the Enquiries list. */
export const Enquiry: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await question('Delete Enquiry')
    await expect(dialog.getByText('Are you sure you wish to delete this enquiry?')).toBeInTheDocument()
    await expect(dialog.getByText('Ann Lee')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** From the Viewings list, after a confirmation was sent to the customer. */
export const ConfirmedViewing: Story = {
  args: { section: 'Viewing', isViewingConfirmed: true },
  play: async ({ args, userEvent }) => {
    const dialog = await question('Delete Viewing')
    await expect(dialog.getByText('Are you sure you wish to delete this viewing?')).toBeInTheDocument()
    await expect(dialog.getByText(/will be emailed/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** From the Reservations list. */
export const Reservation: Story = {
  args: { section: 'Reservation' },
  play: async () => {
    const dialog = await question('Delete Reservation')
    await expect(dialog.getByText('Are you sure you wish to delete this reservation?')).toBeInTheDocument()
  },
}

/** As it opens. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  args: { section: 'Viewing', isViewingConfirmed: true },
}
