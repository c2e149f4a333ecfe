import { aReport, aSelection, anEmptyReport } from '@latchkey/domain/reports/report.fixtures'
import { figureAddress } from '@latchkey/domain/reports/report-url'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../../controls/Button/Button.tsx'
import { capturedOnce } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { ReportView } from './ReportView.tsx'

const meta = {
  title: 'Lettings/Reports/ReportView',
  component: ReportView,
  args: {
    report: aReport(),
    hrefOf: (figure, part) => figureAddress(aSelection(), figure, part),
    onOpen: fn(),
    onRefresh: fn(),
    renderExport: (table) => <Button size="small">{`Export ${table}`}</Button>,
  },
} satisfies Meta<typeof ReportView>
export default meta
type Story = StoryObj<typeof meta>

const TITLES = [
  'Enquiries by week',
  'From enquiry to reservation',
  'Viewing outcomes',
  'Time to first answer',
  'By project',
  'By agent',
]

/** Twelve weeks; every count leads to its leads. */
export const Loaded: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, step, userEvent }) => {
    const open = async (name: string, address: string) => {
      await userEvent.click(canvas.getByRole('link', { name }))
      await expect(args.onOpen).toHaveBeenLastCalledWith(
        `/main-menu/reports/leads?${address.replace('PERIOD', 'from=2025-12-15&to=2026-03-02')}`,
      )
    }
    await step('six parts', async () => {
      const parts = canvas.getAllByRole('region').map((each) => within(each).getByRole('heading').textContent)
      await expect(parts).toEqual(TITLES)
    })
    await step('a bar', () =>
      open(
        'LetSpot, week of 23/02/2026: 14 enquiries',
        'figure=enquiries&PERIOD&source=LetSpot&week=2026-02-23',
      ),
    )
    await step('a step', () => open('Viewing: 190 leads', 'figure=viewing&PERIOD'))
    await step('an outcome', () => open('No show: 18 viewings', 'figure=no-show&PERIOD'))
    await step('a median: the answered leads', () =>
      open('Median, week of 23/02/2026: 31 min', 'figure=answered&PERIOD&week=2026-02-23'),
    )
    await step('without a first answer', () => open('Unanswered: 39 leads', 'figure=unanswered&PERIOD'))
    await step('a project, an agent, and none', async () => {
      await open('Mill Yard, Reservation: 18 leads', 'figure=reservation&PERIOD&project=4')
      await open('Nobody, Viewing: 29 leads', 'figure=viewing&PERIOD&agent=none')
    })
  },
}

/** Back from the leads behind a figure: it has the focus. */
export const BackFromAFigure: Story = {
  args: { opened: figureAddress(aSelection(), 'no-show') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'No show: 18 viewings' })).toHaveFocus())
  },
}

/** Each plot as a table, with the same figures. */
export const AsTables: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const title of TITLES.slice(0, 4)) {
      const part = within(canvas.getByRole('region', { name: title }))
      await userEvent.click(part.getByRole('button', { name: 'Show table' }))
      await expect(part.getByRole('table', { name: title })).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('link', { name: 'LetSpot, week of 23/02/2026: 14 enquiries' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('row', { name: /^Viewing .*54\.3% of the step before$/ })).toBeVisible()
  },
}

/** Leads have changed since. */
export const NewFigures: Story = {
  args: { hasNewFigures: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New figures. Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** A period without leads; one with viewings only. */
export const PartlyEmpty: Story = {
  render: (args) =>
    inParts(ReportView, args, {
      empty: { report: anEmptyReport() },
      viewingsAlone: { report: { ...anEmptyReport(), outcomes: aReport().outcomes } },
    }),
  play: async ({ canvas }) => {
    const empty = partOf(canvas, 'empty')
    await expect(empty.getByText('Nothing in this period.')).toBeVisible()
    await expect(empty.queryByRole('region')).toBeNull()

    const viewingsAlone = partOf(canvas, 'viewingsAlone')
    await expect(viewingsAlone.getAllByText('Nothing in this period.')).toHaveLength(5)
    await expect(viewingsAlone.getByRole('group', { name: 'Viewing outcomes' })).toBeVisible()
  },
}
