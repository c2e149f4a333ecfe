import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { A_LEAD_HISTORY } from '@latchkey/domain/audit/audit.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { LONG_PERSON, expectToFit, narrowest } from '../../../stories/long-text.ts'
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
    agentName: (id: number) => (id === 5 ? 'agent@latchkey.example' : `User ${id}`),
  },
  parameters: ownFrame,
} satisfies Meta<typeof HistoryDialog>
export default meta
type Story = StoryObj<typeof meta>

/** User, action and time of each change, newest first. */
export const Loaded: Story = {
  ...captured,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'History' })
    await expect(within(dialog).getByText('Viewing confirmed')).toBeVisible()
    await expect(within(dialog).getByText('Viewing scheduled')).toBeVisible()
    await expect(within(dialog).queryByText('4')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Before the response. */
export const Loading: Story = { args: { history: null } }

/** A lead older than the audit trail. */
export const Empty: Story = {
  args: { history: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No history yet')).toBeVisible())
  },
}

/** The history could not be loaded. */
export const Failed: Story = {
  args: { history: null, hasFailed: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A long email address and a long name, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: {
    history: [
      {
        at: FIXTURE_NOW,
        user: { id: 8, username: LONG_PERSON.email },
        action: 'lead.update',
        changes: [
          { field: 'lastName', from: 'Lee', to: LONG_PERSON.lastName },
          { field: 'email', from: LONG_PERSON.email, to: 'ann.lee@example.com' },
        ],
      },
    ],
  },
  play: async () => expectToFit(await screen.findByRole('dialog', { name: 'History' })),
}
