import { aLeadRow } from '@latchkey/domain/leads/lead.fixtures'
import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
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
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: 5,
    phase: 'ready',
    onAsk: fn(),
    onOpen: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
  ...nextToSidebar,
} satisfies Meta<typeof LeadsTable>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Beside the sidebar at 1280 px emails, phones and statuses are complete in one line, and rows have the same height
 * unless a name needs a second line.
 */
export const NextToSidebar: Story = {
  ...capturedAtOneWidth,
  args: { section: 'Viewing', rows: leadRows('Viewing', 12), total: 12 },
  play: async ({ canvas }) => {
    // It is also resized to a phone, where rows are cards.
    if (innerWidth < 1024) return
    await document.fonts.ready
    await expectNoScrolling(canvas.getByRole('table'))
    const whole = [
      ...canvas.getAllByRole('button', { name: /@/ }),
      ...canvas.getAllByText(/^(?:07700|\+44)/),
      ...canvas.getAllByText('Pending viewing scheduled'),
    ]
    for (const text of whole) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
      await expect(text.offsetHeight).toBeLessThanOrEqual(30)
    }
    const rows = canvas.getAllByRole('button', { name: /^Actions for/ }).map((menu) => menu.closest('tr'))
    const heights = rows.map((row) => {
      const name = row?.querySelector<HTMLElement>('[data-lead]')
      return { lines: (name?.offsetHeight ?? 0) < 30 ? 1 : 2, px: row?.offsetHeight ?? 0 }
    })
    // The last has no line below it.
    for (const { lines, px } of heights.slice(0, -1))
      await expect(px).toBeLessThanOrEqual(lines === 1 ? 37 : 57)
  },
}

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
 * The urgent marks below a name in the compact list are complete; the handler beside the waiting time is shortened
 * to the first name instead. A possible duplicate has its own line unless both are complete in one.
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
        waiting: { minutes: 599, state: 'overdue' },
        handler: { ...GRACE, name: 'Grace Featherstone' },
      }),
      aLeadRow({ id: 3, firstName: 'Rhys', waiting: { minutes: 400, state: 'overdue' }, handler: GRACE }),
      aLeadRow({ id: 4, firstName: 'Ella', handler: GRACE }),
      aLeadRow({ id: 5, firstName: 'Aisha', duplicates: 1 }),
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
    await step('a row keeps its two lines, unless a duplicate needs its own', async () => {
      for (const name of [/^Jack/, /^Rhys/, /^Ella/, /^Aisha/])
        await expect(lineOf(name)?.offsetHeight).toBeLessThan(20)
      const [handler, mark] = [/^Grace Patel$/, /^Possible duplicate$/].map((text) =>
        within(lineOf(/^Poppy/) as HTMLElement).getByText(text),
      )
      await expect(handler?.scrollWidth).toBeLessThanOrEqual(handler?.clientWidth ?? 0)
      await expect(mark?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        handler?.getBoundingClientRect().bottom ?? 0,
      )
    })
    await step('the whole name is in the tooltip', async () => {
      await userEvent.hover(canvas.getByText('Grace Featherstone'))
      await waitFor(() => expect(screen.getByText('Grace Featherstone', { selector: 'p' })).toBeVisible())
    })
  },
}

const FLAT = {
  name: 'Foundry Works 4.04',
  addressLine1: 'Apartment 4.04, 35 Loom Street',
  addressLine2: null,
  city: 'Manchester',
  postcode: 'M4 6AA',
}
const inAFlat = aLeadRow()

/** The text of a part of the address, as far as it is shown. */
function shownWidthOf(part: Element | null | undefined, text: string): { text: number; room: number } {
  const range = document.createRange()
  range.setStart(part?.firstChild as Text, 0)
  range.setEnd(part?.firstChild as Text, text.length)
  return { text: range.getBoundingClientRect().right, room: part?.getBoundingClientRect().right ?? 0 }
}

/** Beside the sidebar at 1280 px an address shows the number of the flat and the town, and gives up the street. */
export const FlatsNextToSidebar: Story = {
  args: {
    section: 'Viewing',
    rows: [{ ...inAFlat, property: inAFlat.property && { ...inAFlat.property, ...FLAT } }],
  },
  play: async ({ canvas }) => {
    await document.fonts.ready
    await expectNoScrolling(canvas.getByRole('table'))
    const address = canvas.getByText(/^Apartment 4\.04/)
    const { text, room } = shownWidthOf(address, 'Apartment 4.04,')
    await expect(text).toBeLessThanOrEqual(room)
    const town = shownWidthOf(address.nextElementSibling, 'Manchester')
    await expect(town.text).toBeLessThanOrEqual(town.room)
  },
}

/** On a wide screen the address is in one line: it breaks after the street only where there is no room. */
export const AddressesOnAWideScreen: Story = {
  ...FlatsNextToSidebar,
  decorators: [(Story) => <div style={{ inlineSize: '1600px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await document.fonts.ready
    const street = canvas.getByText(/^Apartment 4\.04/)
    await expect(street.nextElementSibling?.getBoundingClientRect().top).toBe(
      street.getBoundingClientRect().top,
    )
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
