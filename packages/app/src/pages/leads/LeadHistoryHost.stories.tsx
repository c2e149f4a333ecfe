import { A_LEAD_HISTORY, aHistoryLine } from '@latchkey/domain/audit/audit.fixtures'
import { HISTORY_LINES } from '@latchkey/domain/leads/lead.limits'
import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedAtOneWidth } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { LeadDialogHost } from './LeadDialogHost.tsx'

const LEAD = aLead()

const meta = {
  title: 'Pages/Lead History',
  component: LeadDialogHost,
  ...inApp,
  args: { open: LEAD.id, onClose: () => undefined },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialogHost>
export default meta
type Story = StoryObj<typeof meta>

const appWith = (audit: NonNullable<EnvOverrides['audit']>): { app: AppSetup } => ({
  app: {
    path: '/main-menu/enquiries',
    permissions: ['enquiries-view'],
    calls: () => ({
      audit,
      leads: { get: () => Promise.resolve(LEAD) },
      users: { dropdown: () => Promise.resolve([{ id: 5, username: 'ben@latchkey.example' }]) },
    }),
  },
})
const open = async (userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) => {
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  return within(await screen.findByRole('dialog', { name: 'History' }))
}

/** Over the lead's dialog. */
export const Loaded: Story = {
  parameters: {
    ...capturedAtOneWidth.parameters,
    ...appWith({ leadHistory: () => Promise.resolve(A_LEAD_HISTORY) }),
  },
  play: async ({ userEvent }) => {
    const history = await open(userEvent)
    await expect(await history.findByText('Viewing confirmed')).toBeVisible()
    await expect(history.getByText('ben@latchkey.example')).toBeVisible()
  },
}

/** The history could not be loaded. */
export const Failed: Story = {
  parameters: appWith({ leadHistory: failing('offline') }),
  play: async ({ userEvent }) => {
    const history = await open(userEvent)
    await expect(await history.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** A long history begins with its newest lines; older ones are added on request. Escape leaves the lead open. */
export const ShowingMore: Story = {
  parameters: appWith({
    leadHistory: (_id, before) =>
      Promise.resolve(
        before === null
          ? Array.from({ length: HISTORY_LINES }, (_, index) =>
              aHistoryLine({ id: HISTORY_LINES + 1 - index }),
            )
          : [aHistoryLine({ id: 1, action: 'lead.create' })],
      ),
  }),
  play: async ({ userEvent }) => {
    const history = await open(userEvent)
    await userEvent.click(await history.findByRole('button', { name: 'Show more' }))
    await expect(await history.findByText('1 older change')).toBeInTheDocument()
    await expect(history.getByText('Lead created').closest('li')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'History' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Enquiry Details' })).toBeVisible()
  },
}
