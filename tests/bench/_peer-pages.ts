import type { ColdPage } from './_cold-page.ts'

/** Between two keys, in milliseconds: longer than a frame, so that each has its own. */
const KEY_MS = 60

/** The same content, once in plain React, once in the product's components and once in each library. */
export interface PeerPage {
  /** Its file in `tests/bench/peers`. */
  readonly file: string
  /** Present when the content is complete. */
  readonly content: string
  readonly acts: (page: ColdPage) => Promise<void>
}

async function press({ page }: ColdPage, selector: string): Promise<void> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await page.mouse.down()
  await page.mouse.up()
}

interface TableParts {
  readonly content: string
  readonly next: string
  readonly sort: string
  readonly menu: string
  readonly filter: string
}

const OWN_TABLE: TableParts = {
  content: 'tbody tr:nth-child(100)',
  next: '[aria-label="Next page"]',
  sort: 'th[data-sortable]:nth-child(2) button',
  menu: 'tbody tr:nth-child(3) [aria-label^="Actions for"]',
  filter: 'input[aria-label="Filter Email"]',
}

const table = (file: string, parts: Partial<TableParts> = {}): PeerPage => {
  const { content, next, sort, menu, filter } = { ...OWN_TABLE, ...parts }
  return {
    file,
    content,
    async acts(cold) {
      const { page, act } = cold
      await act('first next page', () => press(cold, next))
      await act('second next page', () => press(cold, next))
      await page.evaluate(() => scrollTo(0, 0))
      await act('sort', () => press(cold, sort))
      await act('row menu', () => press(cold, menu))
      await page.getByRole('menuitem').first().waitFor()
      await page.keyboard.press('Escape')
      await page.locator(filter).click()
      await act('filter, a key', () => page.keyboard.press('7'))
    },
  }
}

const month = (file: string, content: string, next: string): PeerPage => ({
  file,
  content,
  async acts(cold) {
    await cold.act('first step', () => press(cold, next))
    await cold.act('next step', () => press(cold, next))
  },
})

const form = (file: string): PeerPage => ({
  file,
  content: '#open',
  async acts(cold) {
    await cold.act('open', () => press(cold, '#open'))
    await cold.page.locator('[name=text5]').click()
    await cold.act('twenty keys', () => cold.page.keyboard.type('flat 12 river house.', { delay: KEY_MS }))
  },
})

const MONTH = ['[data-day]:nth-child(7) button', '[aria-label="Next month"]'] as const

/** By kind of page, then by who made it; `plain` is what the others are compared with. */
export const PEER_PAGES: Readonly<Record<string, Readonly<Record<string, PeerPage>>>> = {
  table: {
    plain: table('table-plain'),
    ours: table('table-ours'),
    aggrid: table('libraries/table-aggrid', {
      // It draws the rows in sight only.
      content: '.ag-row:nth-child(10)',
      next: '.ag-paging-button[aria-label="Next Page"]',
      sort: '.ag-header-cell[col-id=email] .ag-header-cell-text',
      menu: '.ag-row:nth-child(3) [aria-label^="Actions for"]',
      filter: '.ag-header-row-filter .ag-header-cell:nth-child(2) input',
    }),
    mantine: table('libraries/table-mantine', {
      next: '.mantine-datatable-pagination-pages button:last-child',
      sort: '[data-sort=email]',
    }),
  },
  month: {
    plain: month('month-plain', ...MONTH),
    ours: month('month-ours', ...MONTH),
    bigcalendar: month(
      'libraries/month-bigcalendar',
      '.rbc-event',
      '.rbc-btn-group:first-child button:nth-child(3)',
    ),
  },
  form: {
    plain: form('form-plain'),
    ours: form('form-ours'),
    mantine: form('libraries/form-mantine'),
  },
}
