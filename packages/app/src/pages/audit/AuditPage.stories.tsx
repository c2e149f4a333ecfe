import { AUDIT_LINES } from '@latchkey/domain/audit/audit.fixtures'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { AuditPage } from './AuditPage.tsx'

const meta = {
  title: 'Pages/Audit Trail',
  component: AuditPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof AuditPage>
export default meta
type Story = StoryObj<typeof meta>
type Calls = NonNullable<EnvOverrides['audit']>

const mocked: Calls = { list: (query) => Promise.resolve(aPageOf([...AUDIT_LINES], query)) }

const appWith = (audit: Calls = mocked, search = ''): { app: AppSetup } => ({
  app: {
    path: `/settings/audit${search}`,
    permissions: PERMISSIONS,
    calls: () => ({
      audit,
      users: { dropdown: () => Promise.resolve([{ id: 5, username: 'agent@latchkey.example' }]) },
    }),
  },
})

/** For a System Administrator: each line expands to the values before and after. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Sign-in refused')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Details of Lead changed/ }))
    await expect(await canvas.findByText('Viewing scheduled')).toBeVisible()
    await expect(await canvas.findByText('agent@latchkey.example', { selector: 'li span' })).toBeVisible()
  },
}

const list = fn(mocked.list)

/** Filters in the address are applied, so that it can be shared. */
export const Linked: Story = {
  parameters: appWith({ list }, '?person=agent&from=2026-03-01&page=1&limit=25'),
  play: async ({ canvas }) => {
    await canvas.findByText('Sign-in refused')
    await expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { person: 'agent', from: '2026-03-01' } }),
    )
    await expect(canvas.getByLabelText('From')).toHaveValue('01/03/2026')
  },
}

/** One button clears all filters. */
export const Clearing: Story = {
  parameters: appWith({ list: () => Promise.resolve(aPageOf([])) }, '?person=nobody'),
  play: async ({ canvas, userEvent }) => {
    // Until the answer, the button is above the table.
    await canvas.findByText('No lines match these filters')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await canvas.findByText('No lines yet')
    await expectAddress(expect.stringMatching(/audit\?page=1&limit=25$/))
  },
}
