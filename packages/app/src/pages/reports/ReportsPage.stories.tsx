import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { aReport, aSelection, anEmptyReport } from '@latchkey/domain/reports/report.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp } from '../../stories/in-app.tsx'
import { ReportsPage } from './ReportsPage.tsx'

const meta = {
  title: 'Pages/Reports',
  component: ReportsPage,
  ...inApp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReportsPage>
export default meta
type Story = StoryObj<typeof meta>

type Reports = NonNullable<EnvOverrides['reports']>

const PERIOD = 'from=2025-12-15&to=2026-03-02'

const appWith = (
  reports: Reports,
  permissions: Permission[] = ['reports-view', 'lists-export'],
  narrowed = '',
) => ({
  app: {
    path: `/main-menu/reports?${PERIOD}${narrowed}`,
    permissions,
    calls: (): EnvOverrides => ({ reports }),
  },
})

/** Twelve weeks; every count leads to its leads. */
export const Loaded: Story = {
  parameters: {
    ...captured.parameters,
    ...appWith({ read: () => Promise.resolve(aReport()) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Enquiries by week' })).toBeVisible()
    await expect(canvas.getByText('15/12/2025 - 02/03/2026')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Export' })).toHaveLength(6)
  },
}

const opened = fn<NonNullable<Reports['read']>>(() => Promise.resolve(aReport()))

/** Narrowed to a project: in the address, and asked for; the other projects can still be chosen. */
export const OfOneProject: Story = {
  parameters: appWith({ read: opened }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Enquiries by week' })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Mill Yard' }))
    await expectAddress(expect.stringContaining(`${PERIOD}&project=4`))
    await waitFor(() => expect(opened).toHaveBeenLastCalledWith(expect.objectContaining({ project: '4' })))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    const other = await screen.findByRole('option', { name: 'River Court' })
    await waitFor(() => expect(other).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

const OF_MILL_YARD = aReport({ byProject: aReport().byProject.filter(({ id }) => id === 4) })

/** An address that is narrowed already: the other projects can be chosen too. Without `lists-export`, no part can be exported. */
export const NarrowedAddress: Story = {
  parameters: appWith(
    { read: ({ project }) => Promise.resolve(project === null ? aReport() : OF_MILL_YARD) },
    ['reports-view'],
    '&project=4',
  ),
  play: async ({ canvas, userEvent }) => {
    const project = await canvas.findByRole('combobox', { name: 'Project' })
    await waitFor(() => expect(project).toHaveTextContent('Mill Yard'))
    await canvas.findByRole('group', { name: 'Enquiries by week' })
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
    await userEvent.click(project)
    const other = await screen.findByRole('option', { name: 'River Court' })
    await waitFor(() => expect(other).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** A figure opens the page of its leads, whose address says which. */
export const BehindAFigure: Story = {
  parameters: appWith({ read: () => Promise.resolve(aReport()) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'LetSpot, week of 23/02/2026: 14 enquiries' }),
    )
    await expectAddress(`/main-menu/reports/leads?figure=enquiries&${PERIOD}&source=LetSpot&week=2026-02-23`)
  },
}

const exported = fn<NonNullable<Reports['exportTable']>>(() => ({
  response: Promise.resolve(),
  cancel: fn(),
}))

/** A part is exported with the selection of its report. */
export const Exported: Story = {
  parameters: appWith({ read: () => Promise.resolve(aReport()), exportTable: exported }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Enquiries by week' })
    const part = within(canvas.getByRole('region', { name: 'By project' }))
    await userEvent.click(part.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }))
    await expect(exported).toHaveBeenCalledWith(aSelection(), 'by-project', 'csv')
    await expect(await screen.findByText('By project has been exported.')).toBeVisible()
  },
}

/** A period without leads. */
export const Empty: Story = {
  parameters: appWith({ read: () => Promise.resolve(anEmptyReport()) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in this period.')).toBeVisible()
  },
}

/** The figures could not be loaded. */
export const Failed: Story = {
  parameters: appWith({ read: failing('offline') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('The report could not be loaded')).toBeVisible()
  },
}
