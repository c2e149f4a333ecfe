import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { FigureLeadsTable } from './FigureLeadsTable.tsx'

const rows = leadRows('Enquiry', 5)

const meta = {
  title: 'Lettings/Leads/FigureLeadsTable',
  component: FigureLeadsTable,
  args: {
    rows,
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: 5,
    phase: 'ready',
    onAsk: fn(),
    onRetry: fn(),
    dateFormatter: createDateFormatter(),
    onOpen: fn(),
  },
} satisfies Meta<typeof FigureLeadsTable>
export default meta
type Story = StoryObj<typeof meta>

/** The leads behind a figure; a name opens its lead, and nothing can be filtered. */
export const Loaded: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Leads behind this figure' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Email' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ann Lee' }))
    await expect(args.onOpen).toHaveBeenCalledWith(rows[0])
  },
}

/** A lead with two viewings has a row for each. */
export const Twice: Story = {
  args: { rows: [...rows.slice(0, 2), ...leadRows('Enquiry', 1)], total: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Ann Lee' })).toHaveLength(2)
  },
}
