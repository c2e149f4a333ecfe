import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { expect, test } from './_journey.ts'
import { makeLead, openList } from './_leads.ts'

/** The orientation of every page in the browser's print of the current page. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => (Number(width) > Number(height) ? 'landscape' : 'portrait'),
  )
}

test('a list is printed in landscape, with every row and column', async ({ signIn }) => {
  const page = await signIn('agent', PATHS.enquiries)
  for (const list of ['Enquiries', 'Viewings', 'Reservations'] as const) {
    await openList(page, list)
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.nth(20)).toBeAttached()
    const sheets = await sheetsOf(page)
    expect(new Set(sheets), list).toEqual(new Set(['landscape']))
    // 25 rows take more than one sheet; inside a scrolling frame they would be cut to one.
    expect(sheets.length, list).toBeGreaterThan(1)
    await page.emulateMedia({ media: 'print' })
    // A4 landscape without its margins.
    await page.setViewportSize({ width: 1017, height: 680 })
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
    const isCut = await page.getByRole('table').evaluate(({ parentElement }) => {
      if (parentElement === null) return true
      const { overflowY } = getComputedStyle(parentElement)
      return overflowY !== 'visible' || parentElement.scrollWidth > parentElement.clientWidth
    })
    expect(isCut, list).toBe(false)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test('a report is printed in portrait, and nothing of its plots and tables is cut', async ({ signIn }) => {
  const page = await signIn('manager', '/main-menu/reports')
  await expect(page.getByRole('group', { name: 'Enquiries by week' })).toBeVisible()
  const sheets = await sheetsOf(page)
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
  const sheets = await sheetsOf(page)
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
  const field = dialog.getByRole('textbox', { name: 'Last Name' })
  await expect(field).toBeVisible()
  // The whole form, which is longer than one sheet.
  expect(await sheetsOf(page)).toEqual(['portrait', 'portrait'])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeHidden()
  // The backdrop that blocks clicks is above it, but transparent.
  const covering = await field.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const pile = document.elementsFromPoint(x + width / 2, y + height / 2)
    const above = pile.slice(0, pile.indexOf(element))
    return above.map((each) => getComputedStyle(each).backgroundColor)
  })
  expect(covering.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')).toEqual([])
})
