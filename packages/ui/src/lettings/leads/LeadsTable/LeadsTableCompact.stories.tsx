import { aLeadRow } from '@latchkey/domain/leads/lead.fixtures'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { nextToSidebar, expectNoScrolling } from '../../../stories/next-to-sidebar.tsx'
import { LeadsTable } from './LeadsTable.tsx'

const meta = {
  title: 'Lettings/Leads/LeadsTable/Compact',
  id: 'lettings-leadstable-compact',
  component: LeadsTable,
  args: {
    section: 'Enquiry',
    density: 'compact',
    rows: [],
    dateFormatter: createDateFormatter(),
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: 5,
    phase: 'ready',
    onAsk: fn(),
    onOpen: fn(),
    onDelete: fn(),
    onCopied: fn(),
    onRetry: fn(),
  },
  ...nextToSidebar,
} satisfies Meta<typeof LeadsTable>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Text that does not fit below a name in the compact list ends in an ellipsis within its column, and is
 * complete in a tooltip.
 */
export const LongLeadLine: Story = {
  args: {
    rows: [
      aLeadRow({
        waiting: { minutes: 250, state: 'overdue' },
        duplicates: 1,
        handler: { id: 3, name: 'Maximiliana Featherstonehaugh-Cholmondeley', active: true },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByText(/^Maximiliana/)
    const cell = name.closest('td')
    if (cell === null) throw new Error('The name of the handler is in no cell.')
    const { right } = cell.getBoundingClientRect()
    for (const part of cell.querySelectorAll('[data-may-be-cut]'))
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    await userEvent.hover(name)
    await waitFor(() => expect(screen.getByText(/^Maximiliana/, { selector: 'p' })).toBeVisible())
  },
}

const GRACE = { id: 3, name: 'Grace Patel', active: true }
const lineOf = (name: RegExp) => screen.getByRole('button', { name }).closest('td')?.querySelector('div')

/**
 * The urgent marks below a name in the compact list are complete; the handler is shortened to the first name
 * instead.
 */
export const UrgentLeadLine: Story = {
  args: {
    rows: [
      aLeadRow({
        id: 1,
        firstName: 'Poppy',
        waiting: { minutes: 45, state: 'ok' },
        duplicates: 1,
        handler: GRACE,
      }),
      aLeadRow({
        id: 2,
        firstName: 'Jack',
        duplicates: 1,
        handler: { ...GRACE, name: 'Grace Featherstone' },
      }),
      aLeadRow({ id: 3, firstName: 'Rhys', waiting: { minutes: 400, state: 'overdue' }, handler: GRACE }),
      aLeadRow({ id: 4, firstName: 'Ella', handler: GRACE }),
      aLeadRow({ id: 5, firstName: 'Aisha', waiting: { minutes: 599, state: 'overdue' }, duplicates: 1 }),
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    await document.fonts.ready
    await step('waiting and duplicate are whole, within their cell', async () => {
      for (const text of [/^Waiting/, /^Overdue/, /^Possible duplicate/])
        for (const mark of canvas.getAllByText(text)) {
          await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth)
          await expect(mark.getBoundingClientRect().right).toBeLessThanOrEqual(
            mark.closest('td')?.getBoundingClientRect().right ?? 0,
          )
        }
    })
    await step('the handler has one line: the words that fit', async () => {
      const line = canvas.getByText('Grace Featherstone').parentElement as HTMLElement
      const words = document.createRange()
      words.setStart(line.firstChild?.firstChild as Text, 0)
      words.setEnd(line.firstChild?.firstChild as Text, 'Grace'.length)
      const [first] = words.getClientRects()
      await expect(first?.right).toBeLessThanOrEqual(line.getBoundingClientRect().right)
      await expect(first?.bottom).toBeLessThanOrEqual(line.getBoundingClientRect().bottom + 1)
      await expect(line.scrollHeight, 'the last name is in a line that is not shown').toBeGreaterThan(
        line.clientHeight,
      )
    })
    await step('a row keeps its two lines, unless both urgent marks need a line each', async () => {
      for (const name of [/^Poppy/, /^Jack/, /^Rhys/, /^Ella/])
        await expect(lineOf(name)?.offsetHeight).toBeLessThan(20)
    })
    await step('the whole name is in the tooltip', async () => {
      await userEvent.hover(canvas.getByText('Grace Featherstone'))
      await waitFor(() => expect(screen.getByText('Grace Featherstone', { selector: 'p' })).toBeVisible())
    })
  },
}

/** A typical email address is complete beside the sidebar at 1280 px. */
export const EmailsNextToSidebar: Story = {
  args: {
    rows: ['arjun.singh@example.org', 'oliver.hughes@example.com', 'dylan.mensah@example.com'].map(
      (email, index) => aLeadRow({ id: index + 1, email }),
    ),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready
    await expectNoScrolling(canvas.getByRole('table'))
    for (const email of canvas.getAllByRole('button', { name: /example/ }))
      await expect(email.scrollWidth).toBeLessThanOrEqual(email.clientWidth)
  },
}
