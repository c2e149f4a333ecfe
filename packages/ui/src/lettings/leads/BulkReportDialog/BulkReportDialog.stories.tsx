import { BULK_REASON_LABELS } from '@latchkey/domain/leads/bulk/bulk.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { BulkReportDialog } from './BulkReportDialog.tsx'

const meta = {
  title: 'Lettings/Leads/BulkReportDialog',
  id: 'lettings-bulkreportdialog',
  component: BulkReportDialog,
  args: {
    isOpen: true,
    failed: [
      { id: 1, name: 'Ann Lee', reason: BULK_REASON_LABELS.not_found },
      { id: 2, name: 'Bo Ng', reason: BULK_REASON_LABELS.forbidden },
      { id: 3, name: 'Zoë Wu', reason: BULK_REASON_LABELS.error },
    ],
    onClose: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof BulkReportDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Three of several leads were not changed, each for another reason. */
export const EveryReason: Story = {
  parameters: { ...capturedOnce.parameters, ...ownFrame },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Some leads were not changed' }))
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ann LeeDeleted already',
      'Bo NgYou may not do this',
      'Zoë WuSomething went wrong',
    ])
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
