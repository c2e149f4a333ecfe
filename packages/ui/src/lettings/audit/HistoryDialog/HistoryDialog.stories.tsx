import { A_LEAD_HISTORY, aHistoryLine } from '@latchkey/domain/audit/audit.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { HistoryDialog } from './HistoryDialog.tsx'

const meta = {
  title: 'Lettings/Audit/HistoryDialog',
  id: 'lettings-historydialog',
  component: HistoryDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    history: A_LEAD_HISTORY,
    onRetry: fn(),
    onShowMore: fn(),
    agentName: (id: number) => (id === 5 ? 'agent@latchkey.example' : `User ${id}`),
  },
  parameters: ownFrame,
} satisfies Meta<typeof HistoryDialog>
export default meta
type Story = StoryObj<typeof meta>

const lineOf = (title: HTMLElement) => title.closest('li')

/** User, action and time of each change, newest first. */
export const Loaded: Story = {
  ...capturedAtOneWidth,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'History' })
    await expect(within(dialog).getByText('Viewing confirmed')).toBeVisible()
    await expect(within(dialog).getByText('Viewing scheduled')).toBeVisible()
    await expect(within(dialog).queryByText('4')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Leads that came from another system: one with its reference there, and one without. */
export const Imported: Story = {
  args: {
    history: ['MKT1001', null].map((reference, place) =>
      aHistoryLine({
        id: place + 1,
        action: 'lead.import',
        changes: [
          { field: 'system', from: null, to: 'Old CRM' },
          { field: 'reference', from: null, to: reference },
        ],
      }),
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }))
    await expect(dialog.getByText('Imported from Old CRM, reference MKT1001')).toBeVisible()
    await expect(dialog.getByText('Imported from Old CRM')).toBeVisible()
  },
}

/** Older lines are loaded; the first of them is focused and their number announced. */
export const ShowingMore: Story = {
  render: function Growing(args) {
    const [hasAll, setHasAll] = useState(false)
    const older = [
      aHistoryLine({ id: 800, action: 'lead.decline' }),
      aHistoryLine({ id: 799, action: 'lead.create' }),
    ]
    return (
      <HistoryDialog
        {...args}
        history={hasAll ? [...A_LEAD_HISTORY, ...older] : A_LEAD_HISTORY}
        hasOlder={!hasAll}
        onShowMore={() => setHasAll(true)}
      />
    )
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }))
    await expect(lineOf(dialog.getByText('Customer declined'))).toHaveFocus()
    await expect(dialog.getByText('2 older changes')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}

/** There was nothing older after all: the last line takes the focus of the button. */
export const NothingOlder: Story = {
  render: function Ending(args) {
    const [isComplete, setComplete] = useState(false)
    return (
      <HistoryDialog
        {...args}
        history={isComplete ? [...A_LEAD_HISTORY] : A_LEAD_HISTORY}
        hasOlder={!isComplete}
        onShowMore={() => setComplete(true)}
      />
    )
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }))
    await expect(lineOf(dialog.getByText('Lead created'))).toHaveFocus()
    await expect(dialog.getByText('0 older changes')).toBeInTheDocument()
  },
}

/** A lead older than the audit trail. */
export const Empty: Story = {
  args: { history: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No history yet')).toBeVisible())
  },
}
