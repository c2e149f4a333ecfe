import { aLead } from '@latchkey/domain/leads/lead.fixtures'
import { SOME_MAILS } from '@latchkey/domain/leads/mails/lead-mails.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { LeadDialogHost } from './LeadDialogHost.tsx'

const LEAD = aLead()

const meta = {
  title: 'Pages/Lead Emails',
  component: LeadDialogHost,
  ...inApp,
  args: { open: LEAD.id, onClose: () => undefined },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialogHost>
export default meta
type Story = StoryObj<typeof meta>

const users = { dropdown: () => Promise.resolve([]) }

const appWith = (mails: NonNullable<NonNullable<EnvOverrides['leads']>['mails']>): { app: AppSetup } => ({
  app: {
    path: '/main-menu/enquiries',
    permissions: ['enquiries-view'],
    calls: () => ({ leads: { get: () => Promise.resolve(LEAD), mails }, users }),
  },
})
const open = async (userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Emails' }))
  return within(await screen.findByRole('dialog', { name: 'Emails' }))
}

/** Over the lead's dialog; a waiting mail turns to sent while it is open. Escape leaves the lead open. */
export const Sent: Story = {
  parameters: {
    ...capturedOnce.parameters,
    app: {
      ...appWith(() => Promise.resolve([])).app,
      calls: () => {
        const [newest, ...others] = SOME_MAILS as [(typeof SOME_MAILS)[0], ...typeof SOME_MAILS]
        const sent = { ...newest, state: 'sent', sentAt: newest.queuedAt } as const
        const lists = [[newest, ...others]]
        return {
          users,
          leads: {
            get: () => Promise.resolve(LEAD),
            mails: () => Promise.resolve(lists.shift() ?? [sent, ...others]),
          },
        }
      },
    },
  },
  play: async ({ userEvent }) => {
    const mails = await open(userEvent)
    await expect(await mails.findByText('Waiting')).toBeVisible()
    await waitFor(() => expect(mails.queryByText('Waiting')).toBeNull())
    await expect(mails.getAllByText('Sent')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Emails' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Enquiry Details' })).toBeVisible()
  },
}

/** The list could not be loaded. */
export const Failed: Story = {
  parameters: appWith(failing('offline')),
  play: async ({ userEvent }) => {
    const mails = await open(userEvent)
    await expect(await mails.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
