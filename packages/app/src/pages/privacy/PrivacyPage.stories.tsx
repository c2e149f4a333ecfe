import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { DUE_LEADS } from '@latchkey/domain/privacy/retention/retention.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'

const app: AppSetup = {
  path: '/settings/privacy',
  permissions: ['privacy-manage'],
  calls: () => ({ retention: { list: () => Promise.resolve(aPageOf(DUE_LEADS)) } }),
}

const meta = {
  title: 'Pages/Privacy',
  component: PrivacyPage,
  ...inApp,
  parameters: { app, layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyPage>
export default meta
type Story = StoryObj<typeof meta>

/** As it opens: leads are due for review, and no person is searched for yet. */
export const Opened: Story = {
  ...captured,
  parameters: { ...captured.parameters, app },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }))
    await expect(canvas.getByText('This is required')).toBeVisible()
  },
}

/** Enquiries of sources are kept until somebody completes or ignores them, which takes permission to see enquiries. */
export const NeverCompleted: Story = {
  parameters: {
    app: {
      ...app,
      permissions: ['privacy-manage', 'enquiries-view'],
      calls: () => ({
        ...app.calls?.(),
        leads: {
          waiting: () =>
            Promise.resolve({ total: 0, due: 0, overdue: 0, toComplete: { total: 3, late: 0 }, models: [] }),
        },
      }),
    } satisfies AppSetup,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 enquiries were never completed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      '/main-menu/enquiries?toComplete=1',
    )
  },
}
