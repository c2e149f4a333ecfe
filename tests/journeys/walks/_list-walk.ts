import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import type { Page } from '@playwright/test'
import { enquiryRows, enquiryTable, leadDialog } from '../_enquiries.ts'
import { expect } from '../_journey.ts'
import { callAs } from '../_leads.ts'
import { enter, inSecondTab, shownIn, travel, type Walk } from './_walk.ts'

const FILTERS = { name: 'Name', email: 'Email', status: 'Status' } as const
const COLUMNS = ['name', 'email', 'status'] as const
const TEXTS = { name: ['a', 'e', 'zz'], email: ['example', 'o'], status: ['awaiting', 'view'] } as const

const box = (page: Page, column: keyof typeof FILTERS) =>
  page.locator(`input[aria-label="Filter ${FILTERS[column]}"]`)
const paramsOf = (page: Page) => new URL(page.url()).searchParams

/** Waits until the list is loaded, also under a dialog, which hides it from the tree of roles. */
const settled = (page: Page) => expect(page.locator('table[aria-busy]')).toHaveAttribute('aria-busy', 'false')

/** The names in the list at an address, by the API. */
async function namesAt(page: Page, params: URLSearchParams): Promise<string[]> {
  const asked = new URLSearchParams()
  for (const [name, text] of params)
    if (name in FILTERS) asked.append(`filter[${name}]`, text)
    else if (name === 'sort' || name === 'handler') asked.append(name, text)
  const path = `/leads/enquiries/${params.get('page')}/${params.get('limit')}?${asked.toString()}`
  const { models } = await callAs<ListPage<LeadRow>>(page, path)
  return models.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}

/** Returns the filters, sort and names that the list shows, and those of its address. */
async function bothIn(page: Page) {
  const params = paramsOf(page)
  const sort = params.get('sort')
  const valuesOf = (all: string, name: string) =>
    page.locator(all).evaluateAll((found, label) => found.map((each) => each.getAttribute(label)), name)
  const labels = await valuesOf('button[aria-label^="Actions for "]', 'aria-label')
  const sorts = await valuesOf('th[aria-sort]', 'aria-sort')
  return {
    shown: {
      filters: await Promise.all(COLUMNS.map((column) => box(page, column).inputValue())),
      sort: sorts.find((each) => each !== 'none'),
      names: labels.map((label) => label?.replace('Actions for ', '')),
    },
    address: {
      filters: COLUMNS.map((column) => params.get(column) ?? ''),
      sort: sort === null ? undefined : sort.startsWith('-') ? 'descending' : 'ascending',
      names: await namesAt(page, params),
    },
  }
}

/** Walks through the filters and pages of the enquiries, while a colleague adds to them. */
export function listWalk(page: Page, push: () => Promise<unknown>): Walk {
  /** The address of each history entry, by React Router's number, and the current number. */
  let [entries, at]: [string[], number] = [[], 0]
  /** The address that must be shown; null where an action may change it. */
  let expected: string | null = null
  let typed: { column: keyof typeof FILTERS; text: string } | null = null
  let hasFocus = false
  const search = () => new URL(page.url()).search

  const stepTo = (by: -1 | 1) => {
    const there = entries[at + by]
    return (
      there !== undefined &&
      (() => {
        expected = there
        return travel(page, by)
      })
    )
  }
  const write = (isPasted: boolean, isPushed: boolean) => async (drawn: number) => {
    const column = COLUMNS[drawn % COLUMNS.length] ?? 'name'
    const text = TEXTS[column][Math.floor(drawn / COLUMNS.length) % TEXTS[column].length] ?? ''
    // Not by pointer, which still rests on a shortened name: the whole name in its tooltip covers the field.
    await box(page, column).focus()
    await enter(page, text, isPasted)
    if (isPushed) await push()
    typed = { column, text }
    return `${column} ${text}`
  }
  const press = (name: string) => async () => {
    const button = page.getByRole('button', { name, exact: true })
    if ((await button.count()) > 0 && (await button.getAttribute('aria-disabled')) !== 'true')
      await button.click()
  }

  return {
    acts: () => {
      const isOpen = paramsOf(page).has('lead')
      return {
        type: !isOpen && write(false, false),
        paste: !isOpen && write(true, false),
        'type while a colleague saves': !isOpen && write(false, true),
        'a colleague saves': () => push(),
        sort:
          !isOpen &&
          ((drawn) =>
            enquiryTable(page)
              .getByRole('button', { name: FILTERS[COLUMNS[drawn % 3] ?? 'name'], exact: true })
              .click()),
        'next page': !isOpen && press('Next page'),
        mine: !isOpen && press('Mine'),
        clear: !isOpen && press('Clear filters'),
        open:
          !isOpen &&
          (async () => {
            if ((await enquiryRows(page).count()) > 0) await page.locator('[data-lead]').first().click()
          }),
        escape:
          isOpen && (() => page.keyboard.press('Escape').then(() => expect(leadDialog(page)).toBeHidden())),
        back: stepTo(-1),
        forward: stepTo(1),
        reload: async () => {
          ;[expected, hasFocus] = [search(), false]
          await page.reload()
        },
        'second tab': () =>
          inSecondTab(page, async (tab) => {
            await settled(tab)
            expect(new URL(tab.url()).search).toBe(search())
          }),
      }
    },
    compare: async () => {
      if (typed !== null) {
        const { column, text } = typed
        await expect.poll(() => paramsOf(page).get(column)).toBe(text)
        await expect(box(page, column)).toHaveValue(text)
      }
      if (expected !== null) await expect.poll(search).toBe(expected)
      await settled(page)
      await expect(async () => {
        const { shown, address } = await bothIn(page)
        expect(shown).toEqual(address)
        const isOpen = paramsOf(page).has('lead')
        const focus = isOpen || hasFocus ? 'inside' : expect.any(String)
        expect(await shownIn(page)).toEqual({ dialogs: isOpen ? ['Enquiry Details'] : [], focus })
      }).toPass()
      at = await page.evaluate(() => (history.state as { idx: number }).idx)
      if (expected === null && entries[at] !== search()) entries = entries.slice(0, at)
      entries[at] = search()
      hasFocus = (await shownIn(page)).focus === 'inside'
      ;[typed, expected] = [null, null]
    },
    finish: async () => {
      await page.goto(`${new URL(page.url()).pathname}?page=1&limit=10`)
      await settled(page)
      ;[entries, hasFocus] = [[], false]
    },
  }
}
