import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { RightToRentObstacle } from './RightToRentObstacle.tsx'

const meta = {
  title: 'Lettings/Leads/RightToRentObstacle',
  component: RightToRentObstacle,
  tags: ['!stable', 'new'],
  args: { isOpen: true, adults: 2, recorded: 1, onOverride: fn(), onClose: fn() },
  parameters: ownFrame,
} satisfies Meta<typeof RightToRentObstacle>
export default meta
type Story = StoryObj<typeof meta>

const MISSING = /A right to rent check is missing for 1 of 2 adults\./

/** With the permission, and a reason. */
export const MayOverride: Story = {
  ...capturedOnce,
  play: async ({ args, userEvent, step }) => {
    const asked = within(await screen.findByRole('dialog', { name: 'Right to rent' }))
    await waitFor(() => expect(asked.getByText(MISSING)).toBeVisible())
    const reason = asked.getByRole('textbox', { name: 'Reason' })
    await step('a short reason is an error', async () => {
      await userEvent.type(reason, 'Confirmed.')
      await userEvent.click(asked.getByRole('button', { name: 'Complete anyway' }))
      await expect(asked.getByText('Please write at least 20 characters')).toBeVisible()
      await expect(args.onOverride).not.toHaveBeenCalled()
    })
    await step('a long enough one completes', async () => {
      await userEvent.clear(reason)
      await userEvent.type(reason, 'The Home Office confirmed it.')
      await userEvent.click(asked.getByRole('button', { name: 'Complete anyway' }))
      await expect(args.onOverride).toHaveBeenCalledWith('The Home Office confirmed it.')
    })
  },
}

/** Without the permission it can only be closed. */
export const MayNot: Story = {
  args: { onOverride: undefined },
  play: async ({ args, userEvent }) => {
    const alert = within(await screen.findByRole('alertdialog', { name: 'Right to rent' }))
    await waitFor(() => expect(alert.getByText(MISSING)).toBeVisible())
    await expect(alert.queryByRole('button', { name: 'Complete anyway' })).toBeNull()
    await userEvent.click(alert.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
