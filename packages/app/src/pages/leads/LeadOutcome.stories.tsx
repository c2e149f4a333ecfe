import { anAnsweredLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { LeadDialogHost } from './LeadDialogHost.tsx'

const LEAD = anAnsweredLead({
  status: LEAD_STATUS.ViewingScheduled,
  viewingDate: FIXTURE_NOW,
  viewingUserId: 1,
})

const meta = {
  title: 'Pages/Lead Outcome',
  component: LeadDialogHost,
  ...inApp,
  args: { open: LEAD.id, onClose: () => undefined },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialogHost>
export default meta
type Story = StoryObj<typeof meta>

const get = fn<LeadsEnv['leads']['get']>()
const recordOutcome = fn<LeadsEnv['leads']['recordOutcome']>()
const undoOutcome = fn<LeadsEnv['leads']['undoOutcome']>()

const app: AppSetup = {
  path: '/main-menu/viewings',
  permissions: ['viewings-view', 'viewings-update'],
  calls: () => ({
    leads: { get, recordOutcome, undoOutcome },
    users: { dropdown: () => Promise.resolve([{ id: 1, username: 'agent@latchkey.example' }]) },
  }),
}

/** The dialog stays open and follows; Undo sets the earlier status. */
export const Recorded: Story = {
  parameters: { app },
  beforeEach: () => {
    get.mockReset().mockImplementation(() => Promise.resolve(LEAD))
    recordOutcome.mockReset().mockImplementation(() => {
      get.mockImplementation(() => Promise.resolve({ ...LEAD, status: 5, outcome: 1, version: 2 }))
      return Promise.resolve(true)
    })
    undoOutcome.mockReset().mockImplementation(() => {
      get.mockImplementation(() => Promise.resolve({ ...LEAD, version: 3 }))
      return Promise.resolve(true)
    })
  },
  play: async ({ step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Viewing Details' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Attended' }))
    await waitFor(() => expect(screen.getByText('Viewing marked as attended.')).toBeVisible())
    await expect(recordOutcome).toHaveBeenCalledWith(LEAD.id, 1)
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Viewing complete' })).toBeChecked())
    await expect(dialog.queryByRole('button', { name: 'Attended' })).toBeNull()
    await step('undo', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
      await waitFor(() => expect(undoOutcome).toHaveBeenCalledWith(LEAD.id))
      await expect(await dialog.findByRole('button', { name: 'Attended' })).toBeVisible()
    })
  },
}

/** Too late to undo: the tenant was asked for feedback meanwhile. */
export const NotUndone: Story = {
  parameters: { app },
  beforeEach: () => {
    get.mockReset().mockImplementation(() => Promise.resolve(LEAD))
    recordOutcome.mockReset().mockResolvedValue(true)
    undoOutcome.mockReset().mockResolvedValue(false)
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Viewing Details' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'No show' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await expect(await screen.findByText('The outcome can no longer be undone.')).toBeInTheDocument()
  },
}

/** Recorded by a colleague meanwhile: an error, and the dialog refetches. */
export const Denied: Story = {
  parameters: { ...capturedOnce.parameters, app },
  beforeEach: () => {
    get.mockReset().mockImplementation(() => Promise.resolve(LEAD))
    recordOutcome.mockReset().mockImplementation(() => {
      get.mockImplementation(() => Promise.resolve({ ...LEAD, status: 3, outcome: 2, version: 2 }))
      return Promise.resolve(false)
    })
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Viewing Details' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'No show' }))
    await expect(
      await screen.findByText('The viewing has changed. Please check it again.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'No show' })).toBeNull())
    await expect(dialog.getByText('Outcome')).toBeVisible()
  },
}
