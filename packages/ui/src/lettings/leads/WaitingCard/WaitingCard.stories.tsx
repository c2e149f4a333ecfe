import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import { aLeadRow } from '@latchkey/domain/leads/lead.fixtures'
import { leadName } from '@latchkey/domain/leads/lead.names'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { LONG_PERSON, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { WaitingCard } from './WaitingCard.tsx'

const rows = leadRows('Enquiry', 24)
  .filter(({ waiting }) => waiting !== null)
  .slice(0, 10)

const meta = {
  title: 'Lettings/Leads/WaitingCard',
  id: 'lettings-waitingcard',
  component: WaitingCard,
  args: {
    rows,
    total: 23,
    phase: 'ready',
    userId: 3,
    onRetry: fn(),
    onOpen: fn(),
    viewAll: <a href="/main-menu/enquiries?waiting=1">View all</a>,
  },
} satisfies Meta<typeof WaitingCard>
export default meta
type Story = StoryObj<typeof meta>

/** The longest waiting leads, with their home and handler. */
export const Some: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Waiting longest' })).toBeVisible()
    await expect(canvas.getByText('23')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(rows.length)
    await expect(items[0]).toHaveTextContent(/Overdue: /)
    const [first] = rows
    if (first === undefined) throw new Error('The fixtures have nobody who waits.')
    await userEvent.click(canvas.getByRole('button', { name: leadName(first) }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(first)
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/main-menu/enquiries?waiting=1',
    )
  },
}

/** Before the first response. */
export const Loading: Story = {
  args: { rows: [], total: 0, phase: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the leads that wait…')
  },
}

/** No lead is waiting. */
export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is waiting')).toBeVisible()
  },
}

/** It could not be loaded. */
export const Failed: Story = {
  args: { rows: [], total: 0, phase: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The last refresh failed: the rows are out of date. */
export const Stale: Story = {
  args: { hasRefreshFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not refresh')).toBeVisible()
  },
}

/** Long names in the narrowest window. */
export const LongText: Story = {
  ...narrowest,
  args: {
    rows: [
      aLeadRow({
        ...LONG_PERSON,
        waiting: { minutes: 370, state: 'overdue' },
        handler: { id: 9, name: leadName(LONG_PERSON), active: false },
      }),
    ],
  },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
