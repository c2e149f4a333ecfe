import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { PATHS, unitsPath } from '@latchkey/domain/navigation/paths'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import type { Page } from '@playwright/test'
import { expect, PLAIN_PAGE, test, visit } from './_journey.ts'
import { makeLead, openList } from './_leads.ts'
import { missingFrom, sheetsOf, withoutSpace } from './_printed.ts'

/** The directions of the sheets of the current page. */
async function directionsOf(page: Page): Promise<readonly string[]> {
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }))
  return sheets.map(({ direction }) => direction)
}

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
  const page = await signIn('agent', PLAIN_PAGE)
  await fillLists(page)
  for (const list of ['enquiries', 'viewings', 'reservations'] as const)
    for (const length of [10, 25, 50, 100]) {
      await visit(page, `${PATHS[list]}?limit=${length}`)
      const table = page.getByRole('table')
      await expect(table.locator('tbody [data-part="title"]')).toHaveCount(length)
      const names = await table.locator('tbody [data-part="title"] [data-line="name"]').allTextContents()
      expect(names).toHaveLength(length)
      const emails = await table.locator('tbody [data-label="Email"]').allTextContents()
      const headings = await table.locator('thead th:not([data-part])').allTextContents()
      for (const paper of PAPERS) {
        const sheets = await sheetsOf(await page.pdf(paper))
        const what = `${length} ${list} on ${paper.format}, ${paper.landscape ? 'landscape' : 'portrait'}`
        expect.soft(missingFrom(sheets, [...names, ...emails]), what).toEqual([])
        const withoutHeadings = sheets.filter(({ text }) => !text.includes(withoutSpace(headings.join(''))))
        expect.soft(withoutHeadings, what).toEqual([])
        expect.soft(new Set(sheets.map(({ direction }) => direction)), what).toEqual(new Set(['landscape']))
      }
    }
})

test('a report is printed in portrait, and nothing of its plots and tables is cut', async ({ signIn }) => {
  const page = await signIn('manager', '/main-menu/reports')
  await expect(page.getByRole('group', { name: 'Enquiries by week' })).toBeVisible()
  const sheets = await directionsOf(page)
  expect(new Set(sheets)).toEqual(new Set(['portrait']))
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

test('the calendar is printed in landscape, with its heading', async ({ signIn }) => {
  const page = await signIn('agent', '/main-menu/calendar')
  await expect(page.getByRole('grid')).toBeVisible()
  const sheets = await directionsOf(page)
  // With its own named page, the grid left its heading alone on a first sheet in portrait.
  expect(new Set(sheets)).toEqual(new Set(['landscape']))
})

test('with a lead open, the lead is printed, and nothing covers it', async ({ signIn }) => {
  const page = await signIn('agent', PATHS.enquiries)
  // Its own, because other journeys can move any lead of the demo to a later page.
  const { name } = await makeLead(page, 'Printed')
  await openList(page, 'Enquiries')
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Enquiry Details' })
  const field = dialog.getByLabel('Last Name', { exact: true })
  await expect(field).toBeVisible()
  // The whole form, which is longer than one sheet.
  expect(await directionsOf(page)).toEqual(['portrait', 'portrait'])
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

test('all lines of the notes of a lead are printed, and all of a long text', async ({ signIn }) => {
  const page = await signIn('agent', PLAIN_PAGE)
  const lines = Array.from({ length: 140 }, (_, index) => `Line ${index + 1} of the notes.`)
  const email = `${'a.long.address.'.repeat(4)}of.nobody@${'long-domain.'.repeat(8)}example.com`
  const lead = await makeLead(page, 'Longnotes', { notes: lines.join('\n'), email })
  await visit(page, `${PATHS.enquiries}?lead=${lead.id}`)
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(/Line 140/)
  for (const paper of PAPERS) {
    const sheets = await sheetsOf(await page.pdf(paper))
    const what = `${paper.format}, ${paper.landscape ? 'landscape' : 'portrait'}`
    expect.soft(missingFrom(sheets, [...lines, email]), what).toEqual([])
    expect.soft(sheets.filter(({ text }) => text === '').length, what).toBe(0)
  }
})

test('no page prints an empty sheet, and no table loses a row', async ({ signIn }) => {
  const { home, today, calendar, projects, properties, reports, users, roles, audit, privacy } = PATHS
  const { office, profile } = PATHS
  const page = await signIn('admin', PLAIN_PAGE)
  const staff = [users, roles, audit, privacy, office, profile]
  for (const path of [home, today, calendar, projects, unitsPath(1), properties, reports, ...staff]) {
    await page.goto(path)
    const content = page.locator('main h2, main tbody tr, main article')
    await expect(content.or(page.getByText(/^No viewings on /)).first()).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const cells = await page.locator('tbody td[data-part="title"]').allTextContents()
    const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
    expect.soft(missingFrom(sheets, cells), path).toEqual([])
    expect.soft(sheets.filter(({ text }) => text === '').length, path).toBe(0)
  }
})
