import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ClashDialog } from './ClashDialog.tsx'

const meta = {
  title: 'Lettings/Leads/ClashDialog',
  id: 'lettings-clashdialog',
  component: ClashDialog,
  args: {
    isOpen: true,
    clash: { id: 7, name: 'Chidi Okafor', viewingDate: FIXTURE_NOW + 3600 },
    agentName: 'agent@latchkey.example',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ClashDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The agent is busy at that time: the other viewing is named, and the user decides. */
export const Named: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Two viewings at once' }))
    await expect(dialog.getByText('Chidi Okafor')).toBeInTheDocument()
    await expect(dialog.getByText('02/03/2026 10:00')).toBeInTheDocument()
    await step('Escape is not a yes', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledOnce()
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('Confirm anyway', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm anyway' }))
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

/** As it opens. */
export const AllStates: Story = { ...capturedOnce }
