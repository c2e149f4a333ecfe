import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
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

/** Enquiries to complete; nobody is waiting. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(WaitingCard, args, {
      toComplete: { toComplete: <a href="/main-menu/enquiries?toComplete=1">3 to complete</a> },
      empty: { rows: [], total: 0 },
    }),
  play: async ({ canvas }) => {
    const toComplete = partOf(canvas, 'toComplete')
    const link = toComplete.getByRole('link', { name: '3 to complete' })
    await expect(link.compareDocumentPosition(toComplete.getByRole('list'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )

    const empty = partOf(canvas, 'empty')
    await expect(empty.getByText('Nobody is waiting')).toBeVisible()
  },
}
