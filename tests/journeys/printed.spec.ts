import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { PATHS, unitsPath } from '@latchkey/domain/navigation/paths'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import type { Page } from '@playwright/test'
import { expect, PLAIN_PAGE, test, visit } from './_journey.ts'
import { makeLead } from './_leads.ts'
import { missingFrom, sheetsOf, withoutSpace } from './_printed.ts'

/** Makes every list as long as it is asked for, of the rows that the demo has. */
async function fillLists(page: Page): Promise<void> {
  await page.route(/\/api\/leads\/(enquiries|viewings|reservations)\/1\/\d+/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as ListPage<LeadRow>
    const length = Number(/\/1\/(\d+)/.exec(route.request().url())?.[1])
    const models = Array.from({ length }, (_, index) => {
      const row = body.models[index % body.models.length]
      return { ...row, id: 1_000_000 + index, lastName: `${row?.lastName} ${index + 1}` }
    })
    await route.fulfill({ response: answer, json: { ...body, models } })
  })
}

const PAPERS = ['A4', 'Letter'].flatMap((format) => [
  { format, landscape: false },
  { format, landscape: true },
])

test('all leads of a list are printed in landscape, with headings on each sheet', async ({ signIn }) => {
  const page = await signIn('agent')
  await fillLists(page)
  for (const [at, list] of (['enquiries', 'viewings', 'reservations'] as const).entries())
    for (const [nr, length] of [10, 25, 50, 100].entries()) {
      await visit(page, `${PATHS[list]}?limit=${length}`)
      const table = page.getByRole('table')
      await expect(table.locator('tbody [data-part="title"]')).toHaveCount(length)
      const names = await table.locator('tbody [data-part="title"] [data-line="name"]').allTextContents()
      expect(names).toHaveLength(length)
      const emails = await table.locator('tbody [data-label="Email"]').allTextContents()
      const headings = await table.locator('thead th:not([data-part])').allTextContents()
      // Every length on every paper for one list; the others differ from it only in what is in a row.
      const papers = list === 'enquiries' ? PAPERS : PAPERS.filter((_paper, place) => place === (at + nr) % 4)
      for (const paper of papers) {
        const sheets = await sheetsOf(await page.pdf(paper))
        const what = `${length} ${list} on ${paper.format}, ${paper.landscape ? 'landscape' : 'portrait'}`
        expect.soft(missingFrom(sheets, [...names, ...emails]), what).toEqual([])
        const withoutHeadings = sheets.filter(({ text }) => !text.includes(withoutSpace(headings.join(''))))
        expect.soft(withoutHeadings, what).toEqual([])
        expect.soft(new Set(sheets.map(({ direction }) => direction)), what).toEqual(new Set(['landscape']))
      }
    }
})

/** The directions in which some pages are printed. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  [PATHS.reports]: 'portrait',
  // With its own named page, the grid left its heading alone on a first sheet in portrait.
  [PATHS.calendar]: 'landscape',
}

test('no page prints an empty sheet, no table loses a row, and no plot is cut', async ({ signIn }) => {
  const { home, today, calendar, projects, properties, reports, users, roles, audit, privacy } = PATHS
  const { office, profile } = PATHS
  const page = await signIn('admin')
  const staff = [users, roles, audit, privacy, office, profile]
  for (const path of [home, today, calendar, projects, unitsPath(1), properties, ...staff, reports]) {
    await visit(page, PLAIN_PAGE)
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeHidden()
    const content = page.locator('main h2, main tbody tr, main article')
    await expect(content.or(page.getByText(/^No viewings on /)).first()).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const cells = await page.locator('tbody td[data-part="title"]').allTextContents()
    const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
    expect.soft(missingFrom(sheets, cells), path).toEqual([])
    expect.soft(sheets.filter(({ text }) => text === '').length, path).toBe(0)
    const direction = DIRECTIONS[path]
    if (direction === undefined) continue
    expect.soft(new Set(sheets.map((sheet) => sheet.direction)), path).toEqual(new Set([direction]))
  }

  await test.step('the reports, which are the last: nothing is wider than the paper', async () => {
    await expect(page.getByRole('group', { name: 'Enquiries by week' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // A4 without its margins.
    await page.setViewportSize({ width: 688, height: 1017 })
    await expect(page.getByRole('table')).toHaveCount(6)
    await expect(page.getByRole('button', { name: 'Show table' })).toHaveCount(0)
    const tooWide = await page
      .getByRole('main')
      .locator('section')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length)
    expect(tooWide).toBe(0)
  })
})

test('with a lead open, the lead is printed with all of its texts, and nothing covers it', async ({
  signIn,
}) => {
  const page = await signIn('agent')
  const lines = Array.from({ length: 140 }, (_, index) => `Line ${index + 1} of the notes.`)
  const email = `${'a.long.address.'.repeat(4)}of.nobody@${'long-domain.'.repeat(8)}example.com`
  const long = await makeLead(page, 'Longnotes', { notes: lines.join('\n'), email })
  // Its own, because other journeys can move any lead of the demo to a later page.
  const short = await makeLead(page, 'Printed')

  await test.step('all lines of its notes', async () => {
    await visit(page, `${PATHS.enquiries}?lead=${long.id}`)
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(/Line 140/)
    for (const paper of PAPERS) {
      const sheets = await sheetsOf(await page.pdf(paper))
      const what = `${paper.format}, ${paper.landscape ? 'landscape' : 'portrait'}`
      expect.soft(missingFrom(sheets, [...lines, email]), what).toEqual([])
      expect.soft(sheets.filter(({ text }) => text === '').length, what).toBe(0)
    }
    await page.keyboard.press('Escape')
  })

  await test.step('the whole form, which is longer than one sheet', async () => {
    const dialog = page.getByRole('dialog', { name: 'Enquiry Details' })
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: short.name, exact: true }).click()
    const field = dialog.getByLabel('Last Name', { exact: true })
    await expect(field).toHaveValue('Printed')
    const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    expect(sheets.map(({ direction }) => direction)).toEqual(['portrait', 'portrait'])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table')).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeHidden()
    // The backdrop that blocks clicks is above it, but transparent.
    const covering = await field.locator('..').evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const pile = document.elementsFromPoint(x + width / 2, y + height / 2)
      const above = pile.slice(0, pile.indexOf(element))
      return above.map((each) => getComputedStyle(each).backgroundColor)
    })
    expect(covering.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')).toEqual([])
  })
})
