import { AUDIT_LINES } from '@latchkey/domain/audit/audit.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { nextToSidebar, expectNoScrolling } from '../../../stories/next-to-sidebar.tsx'
import { captured } from '../../../stories/captured.ts'
import { AuditTable } from './AuditTable.tsx'

const QUERY = { page: 1, limit: 25, filters: {}, sort: null } as const

const meta = {
  title: 'Lettings/Audit/AuditTable',
  id: 'lettings-audittable',
  component: AuditTable,
  args: {
    rows: AUDIT_LINES,
    phase: 'ready',
    query: QUERY,
    page: 1,
    lastPage: 40,
    total: 1000,
    onAsk: fn(),
    onRetry: fn(),
    agentName: (id: number) => (id === 5 ? 'agent@latchkey.example' : `User ${id}`),
  },
} satisfies Meta<typeof AuditTable>
export default meta
type Story = StoryObj<typeof meta>

/** Each entry expands to show both values, in words. */
export const Loaded: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('open a line', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Details of Lead changed/ }))
      await expect(await canvas.findByText('Viewing scheduled')).toBeVisible()
    })
    await step('narrow it by a day', async () => {
      await userEvent.type(canvas.getByLabelText('From'), '2026-03-01')
      await expect(args.onAsk).toHaveBeenLastCalledWith(
        { ...QUERY, filters: { from: '2026-03-01' } },
        { replace: true },
      )
    })
    await step('and by words, half a second after the last key', async () => {
      await userEvent.type(canvas.getByLabelText('Search'), 'ada')
      await waitFor(() =>
        expect(args.onAsk).toHaveBeenLastCalledWith(
          { ...QUERY, filters: { text: 'ada' } },
          { replace: true },
        ),
      )
    })
  },
}

/** With every filter: one button clears all. */
export const Narrowed: Story = {
  args: {
    query: { ...QUERY, filters: { person: 'agent', from: '2026-03-01', text: 'ada' } },
    total: 2,
    lastPage: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith(QUERY, { replace: true })
  },
}

/** Beside the sidebar at 1280 px nothing is truncated or scrolls. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: async ({ canvas }) => expectNoScrolling(canvas.getByRole('table')),
}

/** Nothing matches, although no column is filtered. */
export const Empty: Story = {
  args: { rows: [], total: 0, lastPage: 1, query: { ...QUERY, filters: { from: '2026-03-01' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No lines match these filters')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith(QUERY, { replace: true })
  },
}

/** One entry of every kind. */
export const AllStates: Story = { ...captured }
