import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { ConflictDialog, type FieldDifference } from './ConflictDialog.tsx'

const disputed: FieldDifference[] = [
  { field: 'phone', label: 'Phone', mine: '07700 900999', theirs: '020 7946 0000' },
  { field: 'notes', label: 'Notes', mine: 'Call after five.\nAsk for Ann.', theirs: '-' },
  { field: 'viewingDate', label: 'Viewing Date', mine: '04/03/2026 10:00', theirs: '04/03/2026 11:30' },
]

const meta = {
  title: 'Overlays/ConflictDialog',
  component: ConflictDialog,
  args: {
    isOpen: true,
    noun: 'lead',
    changedBy: 'ben@latchkey.example',
    disputed,
    theirsOnly: [{ field: 'postcode', label: 'Postcode', mine: 'BA1 1AA', theirs: 'BA1 1AB' }],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onCancel: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Two agents edited the same lead: both versions, field by field. */
export const Disputed: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This lead was changed while you edited it' }),
    )
    await expect(dialog.getByText('ben@latchkey.example')).toBeInTheDocument()
    const row = within(dialog.getByRole('row', { name: /Phone/ }))
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '07700 900999',
      '020 7946 0000',
    ])
    await expect(dialog.getByText(/Postcode \(BA1 1AB\)/)).toBeInTheDocument()
    await step('each way on', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
      await expect(args.onKeepMine).toHaveBeenCalledOnce()
      await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
      await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}

/** While saving the user's own version: no second decision. */
export const Busy: Story = {
  args: { isBusy: true, changedBy: null, theirsOnly: [] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onKeepMine).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(dialog.getByRole('button', { name: 'Take theirs' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** As it opens. */
export const AllStates: Story = { ...capturedAtOneWidth }
