import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import { LEAD_LISTED_HOME } from '@latchkey/domain/leads/lead.fields'
import { filled } from '@latchkey/domain/platform/values/fields'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LinkSlot } from '../../../controls/LinkSlot/LinkSlot.tsx'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { DashboardCard } from './DashboardCard.tsx'

const meta = {
  title: 'Lettings/Dashboard/DashboardCard',
  id: 'lettings-dashboardcard',
  component: DashboardCard,
  args: {
    kind: 'viewingScheduled',
    rows: leadRows('Viewing', 6),
    total: 14,
    phase: 'ready',
    onRetry: fn(),
    onEdit: fn(),
    viewAll: <LinkSlot href="#viewings" />,
  },
} satisfies Meta<typeof DashboardCard>
export default meta
type Story = StoryObj<typeof meta>

/** Scheduled viewings, soonest first. */
export const ViewingScheduled: Story = {
  ...captured,
  play: async ({ args, canvas, step, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'Viewing scheduled' }))
    await step('three columns and how many there are', async () => {
      const names = card.getAllByRole('columnheader').map((each) => each.textContent)
      await expect(names).toEqual(['Viewing Date', 'Name', 'Property Address', 'Edit'])
      await expect(card.getByText('14')).toBeVisible()
    })
    await step('dates as the business reads them', async () => {
      await expect(card.getAllByText(/^\d\d\/\d\d\/2026 \d\d:\d\d$/)).toHaveLength(6)
    })
    await step('a postcode stays in one line', async () => {
      const [postcode] = card.getAllByText(/^[A-Z]{1,2}\d+ \d[A-Z]{2}$/)
      await expect(postcode?.getClientRects()).toHaveLength(1)
    })
    await step('the pencil opens its lead', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Edit Ann Lee' }))
      await expect(args.onEdit).toHaveBeenCalledWith(args.rows[0])
    })
    await step('so does the name, a link', async () => {
      await userEvent.click(card.getByRole('link', { name: 'Ann Lee' }))
      await expect(args.onEdit).toHaveBeenCalledTimes(2)
    })
    await step('View All leads on', () =>
      expect(card.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '#viewings'),
    )
  },
}

/** A home that has no address is named, and none is a dash; without permission the card stays, empty. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(DashboardCard, args, {
      withoutAddress: {
        rows: leadRows('Viewing', 2).map((row, nr) => ({
          ...row,
          property: nr === 0 ? { ...filled(LEAD_LISTED_HOME, () => null), name: 'Elm House' } : null,
        })),
      },
      notPermitted: { rows: [], total: 0, phase: 'loading', isPermitted: false, viewAll: null },
    }),
  play: async ({ canvas }) => {
    const withoutAddress = partOf(canvas, 'withoutAddress')
    const cells = withoutAddress
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[2])
    await expect(cells.map((cell) => cell?.textContent)).toEqual(['Elm House', '-'])

    const notPermitted = partOf(canvas, 'notPermitted')
    await expect(notPermitted.getByRole('region')).toHaveTextContent(/^Viewing scheduled$/)
    await expect(notPermitted.queryByRole('link')).toBeNull()
  },
}

/** Tenants waiting for an answer, longest first. */
export const AwaitingFeedback: Story = {
  ...captured,
  args: { kind: 'awaitingFeedback', rows: leadRows('Enquiry', 6), total: 6 },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map((each) => each.textContent)
    await expect(names).toEqual(['Name', 'Property Address', 'Edit'])
  },
}

/** Nothing to do: no badge, and a sentence instead of rows. */
export const Empty: Story = {
  ...captured,
  args: { kind: 'awaitingFeedback', rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every enquiry has had an answer')).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** More than one page. */
export const Paged: Story = {
  args: { paging: { page: 1, lastPage: 3, limit: 10, onPage: fn(), onLimit: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 3 · 14 viewings')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.paging?.onPage).toHaveBeenCalledWith(2)
  },
}

/** On a phone a row takes two lines. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
    const card = canvas.getByRole('region').getBoundingClientRect()
    for (const pencil of canvas.getAllByRole('button', { name: /^Edit/ }))
      await expect(pencil.getBoundingClientRect().right).toBeLessThan(card.right)
  },
}

/** Both cards side by side, as on a laptop. */
export const SideBySide: Story = {
  ...captured,
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem', maxInlineSize: '46rem' }}>
      <DashboardCard {...args} />
      <DashboardCard {...args} kind="awaitingFeedback" rows={leadRows('Enquiry', 6)} total={6} />
    </div>
  ),
}
