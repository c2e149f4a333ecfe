import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck } from 'lucide-react'
import { clearAllMocks, expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { nextToSidebar, expectNoScrolling } from '../../../stories/next-to-sidebar.tsx'
import { captured } from '../../../stories/captured.ts'
import { LeadsTable } from './LeadsTable.tsx'

const confirmViewing = fn()
const rows = leadRows('Enquiry', 25)

const meta = {
  title: 'Lettings/Leads/LeadsTable',
  id: 'lettings-leadstable',
  component: LeadsTable,
  args: {
    section: 'Enquiry',
    rows,
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 12,
    total: 287,
    phase: 'ready',
    onAsk: fn(),
    onOpen: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LeadsTable>
export default meta
type Story = StoryObj<typeof meta>

const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)

const DATED = /^\d\d\/\d\d\/\d{4} /

async function expectDayInOneLine(date: HTMLElement | undefined): Promise<void> {
  const day = document.createRange()
  day.setStart(date?.firstChild ?? document, 0)
  day.setEnd(date?.firstChild ?? document, '02/03/2026'.length)
  await expect(day.getClientRects()).toHaveLength(1)
}

/** The enquiries, each with its name, its values and the menu at the end of its row. */
export const Enquiries: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ann Lee' }))
      return within(await screen.findByRole('menu'))
    }
    await expect(headings()).toEqual([
      'Name',
      'Email',
      'Phone',
      'Property Address',
      'Property Name',
      'Status',
      'Actions',
    ])
    await step('a name opens its lead', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ann Lee' }))
      await expect(args.onOpen).toHaveBeenLastCalledWith(rows[0])
    })
    await step('a name is a link that the browser opens in a new tab', async () => {
      const name = canvas.getByRole('button', { name: 'Ann Lee' })
      await expect(name).toHaveAttribute('href', `?lead=${rows[0]?.id}`)
      await userEvent.keyboard('{Control>}')
      await userEvent.click(name)
      await userEvent.keyboard('{/Control}')
      await expect(args.onOpen).toHaveBeenCalledTimes(1)
      name.focus()
      await userEvent.keyboard(' ')
      await expect(args.onOpen).toHaveBeenCalledTimes(2)
    })
    await step('an email copies itself', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(canvas.getByRole('button', { name: 'tenant001@example.com' }))
      await expect(write).toHaveBeenCalledWith('tenant001@example.com')
    })
    await step('an address leaves out what is missing', async () => {
      await expect(canvas.getAllByRole('cell', { name: '8 Elm Road, Bath, BA1 1AA' })).not.toHaveLength(0)
    })
    await step('the menu', async () => {
      clearAllMocks()
      await step('View/Edit', async () => {
        await userEvent.click((await open()).getByRole('menuitem', { name: 'View/Edit' }))
        await expect(args.onOpen).toHaveBeenLastCalledWith(rows[0])
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      })
      await step('Delete', async () => {
        await userEvent.click((await open()).getByRole('menuitem', { name: 'Delete' }))
        await expect(args.onDelete).toHaveBeenLastCalledWith(rows[0])
      })
    })
  },
}

/** Every query is passed to the page, and a new one starts on page 1. */
export const Asking: Story = {
  args: { query: { page: 3, limit: 25, filters: { email: 'tenant' }, sort: null }, page: 3 },
  play: async ({ args, canvas, step, userEvent }) => {
    const base = args.query
    await step('sort', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Property Name' }))
      const sort = { column: 'propertyName', direction: 'asc' }
      await expect(args.onAsk).toHaveBeenLastCalledWith({ ...base, sort, page: 1 })
    })
    await step('filter', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Filter Phone' }), 'a07b7{Enter}')
      const filters = { email: 'tenant', phone: '077' }
      await expect(args.onAsk).toHaveBeenLastCalledWith({ ...base, filters, page: 1 }, { replace: true })
    })
    await step('page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
      await expect(args.onAsk).toHaveBeenLastCalledWith({ ...base, page: 4 })
    })
    await step('page size', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Rows per page' }))
      await userEvent.click(await screen.findByRole('option', { name: '50' }))
      await expect(args.onAsk).toHaveBeenLastCalledWith({ ...base, limit: 50, page: 1 })
    })
  },
}

/** Viewings start with their date, in the business time zone. */
export const Viewings: Story = {
  args: {
    section: 'Viewing',
    rows: leadRows('Viewing', 10),
    moreItems: () => [{ label: 'Confirm Viewing', icon: <CalendarCheck />, onSelect: confirmViewing }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(headings()[0]).toBe('Date & Time')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ann Lee' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['View/Edit', 'Confirm Viewing', 'Delete'])
    await userEvent.click(items[1] as HTMLElement)
    await expect(confirmViewing).toHaveBeenCalledOnce()
  },
}

/**
 * Reservations show the date of their status. Beside the sidebar at 1280 px the longest status fits one line, and no
 * date breaks within its day.
 */
export const ReservationsNextToSidebar: Story = {
  ...nextToSidebar,
  args: { section: 'Reservation', rows: leadRows('Reservation', 12) },
  play: async ({ canvas }) => {
    await expectNoScrolling(canvas.getByRole('table'))
    await expectDayInOneLine(canvas.getAllByText(DATED)[0])
    const heights = canvas.getAllByText('Awaiting referencing response').map((pill) => pill.offsetHeight)
    await expect(Math.max(...heights)).toBeLessThan(30)
  },
}

/** On a wide screen dates and phone numbers fit one line. */
export const OnAWideScreen: Story = {
  args: { section: 'Reservation', rows: leadRows('Reservation', 12) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '1440px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByText(/^(\d\d\/\d\d\/\d{4} |0|\+44)/)) {
      const text = document.createRange()
      text.selectNodeContents(cell)
      await expect(text.getClientRects()).toHaveLength(1)
    }
  },
}

/** No lead is unassigned: the list is empty, and 'Clear filters' also clears the choice of handler. */
export const NothingUnassigned: Story = {
  args: {
    rows: [],
    total: 0,
    lastPage: 1,
    query: { page: 1, limit: 25, filters: {}, sort: null, choices: { handler: 'none' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ ...args.query, filters: {}, choices: {} })
  },
}

/** Each lead shows its handler below its name, the user's own in bold; the name is a button with exactly its text. */
export const WhoHasIt: Story = {
  ...nextToSidebar,
  args: { rows: leadRows('Enquiry', 8), density: 'compact', userId: 3 },
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('button', { name: 'Ann Lee' })
    const row = name.closest('tr')
    await expect(name).toHaveTextContent(/^Ann Lee$/)
    await expect(canvas.getByText('Grace Patel')).toHaveAttribute('data-of', 'me')
    await expect(canvas.getAllByText('Unassigned')).toHaveLength(4)
    await expect(row?.offsetHeight).toBeLessThan(38)
    await step('its focus ring is within the row and covers no text of the next line', async () => {
      name.focus()
      await expect(name.matches(':focus-visible')).toBe(true)
      const { outlineOffset, outlineWidth } = getComputedStyle(name)
      const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const { top, bottom } = name.getBoundingClientRect()
      await expect(top - beyond).toBeGreaterThanOrEqual(row?.getBoundingClientRect().top ?? Number.NaN)
      // The letters of a line begin some pixels below its top.
      const nextLine = name.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN
      await expect(bottom + beyond - nextLine).toBeLessThan(3)
    })
  },
}

/** A possible duplicate is marked below its name, in one line of a compact row. */
export const PossibleDuplicates: Story = {
  ...nextToSidebar,
  args: {
    rows: leadRows('Enquiry', 4).map((row, index) => ({
      ...row,
      waiting: null,
      duplicates: 1 - (index % 2),
    })),
    density: 'compact',
  },
  play: async ({ canvas }) => {
    const [mark, ...others] = canvas.getAllByText('Possible duplicate')
    await expect(others).toHaveLength(1)
    await expect(mark).toBeVisible()
    await expect(mark?.closest('tr')?.offsetHeight).toBeLessThan(38)
  },
}

/** All kinds of names and addresses, in each status. */
export const AllStates: Story = {
  ...captured,
  args: {
    section: 'Reservation',
    rows: leadRows('Reservation', 14),
    query: {
      page: 1,
      limit: 25,
      filters: { status: 'reservation' },
      sort: { column: 'name', direction: 'asc' },
    },
  },
}
