import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ResendDialog } from './ResendDialog.tsx'

const from = FIXTURE_NOW - 7_200

const meta = {
  title: 'Lettings/Webhooks/ResendDialog',
  id: 'lettings-resenddialog',
  component: ResendDialog,
  tags: ['!stable', 'new'],
  args: { isOpen: true, from, now: FIXTURE_NOW, onSubmit: fn(), onCloseRequest: fn(), guard: fn() },
  parameters: ownFrame,
} satisfies Meta<typeof ResendDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog proposes the time since the webhook was switched off. */
export const Missed: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'From' })).toHaveValue('02/03/2026 07:00')
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ from, to: FIXTURE_NOW, which: 'all' })
  },
}

/** The end is before the beginning. */
export const WrongOrder: Story = {
  ...capturedOnce,
  args: { from: FIXTURE_NOW + 3_600 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('This is out of range')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
