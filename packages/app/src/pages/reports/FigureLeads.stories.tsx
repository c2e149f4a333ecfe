import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp } from '../../stories/in-app.tsx'
import { FigureLeadsPage } from './FigureLeadsPage.tsx'

const meta = {
  title: 'Pages/Reports/Leads Behind A Figure',
  component: FigureLeadsPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FigureLeadsPage>
export default meta
type Story = StoryObj<typeof meta>

type Leads = NonNullable<NonNullable<EnvOverrides['reports']>['leads']>

const appWith = (leads: Leads) => ({
  app: {
    path: '/main-menu/reports/leads?figure=viewing&from=2026-08-31&to=2026-11-22&source=LetSpot',
    permissions: ['reports-view' as const],
    calls: (): EnvOverrides => ({ reports: { leads } }),
  },
})

const asked = fn<Leads>(() => Promise.resolve(aPageOf(leadRows('Enquiry', 5))))

/** The leads behind a figure, which its address describes. */
export const Loaded: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith(asked) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ann Lee' })).toBeVisible()
    await expect(canvas.getByText('Viewing, LetSpot, 31/08/2026 - 22/11/2026')).toBeVisible()
    await expect(asked).toHaveBeenCalledWith(
      {
        figure: 'viewing',
        from: '2026-08-31',
        to: '2026-11-22',
        project: null,
        agent: null,
        source: 'LetSpot',
        week: null,
      },
      { page: 1, limit: 25 },
    )
    await expectAddress(expect.stringContaining('source=LetSpot'))
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Reports' })).toHaveAttribute(
      'href',
      '/main-menu/reports?from=2026-08-31&to=2026-11-22&source=LetSpot',
    )
  },
}
