import type { Page } from '@playwright/test'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { DEMO, expect, PLAIN_PAGE, test, visit } from './_journey.ts'
import { agentId, makeLead, openList } from './_leads.ts'
import { openFirstUnits } from './_stock.ts'

/** Width of a scroll bar on Windows, in CSS pixels; unstyled, this browser's takes 15. */
const BAR_PX = 17

/** The width of the page's scroll bar, and what keeps a table from being visible by vertical scrolling alone. */
function fitOf(table: HTMLElement | SVGElement) {
  const frame = table.parentElement ?? table
  const right = frame.getBoundingClientRect().left + frame.clientLeft + frame.clientWidth
  const scrollers: string[] = []
  for (
    let place = table.parentElement;
    place !== null && place !== document.body;
    place = place.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(place)
    if (/auto|scroll/.test(overflowX + overflowY))
      scrollers.push(`${place.tagName} ${overflowX} ${overflowY}`)
  }
  const { clientWidth, scrollWidth } = document.documentElement
  return {
    bar: innerWidth - clientWidth,
    sideways: scrollWidth - clientWidth,
    scrollers,
    beyondFrame: Math.max(0, table.getBoundingClientRect().right - right),
    // Without cells that compact rows may cut, with a tooltip.
    cut: [...table.querySelectorAll('th, td:not([data-cut])')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  }
}

async function expectToFit(page: Page, name: string): Promise<void> {
  const table = page.getByRole('table', { name, exact: true })
  await expect(table).toHaveAttribute('aria-busy', 'false')
  expect
    .soft(await table.evaluate(fitOf), name)
    .toEqual({ bar: BAR_PX, sideways: 0, scrollers: [], beyondFrame: 0, cut: [] })
}

test('at 1280 px every list fits next to the side menu and a scroll bar, in both densities', async ({
  signIn,
}) => {
  const page = await signIn('admin', PATHS.enquiries)
  const viewingUserId = await agentId(page, DEMO.agent)
  // The same person twice, because 'Possible duplicate' must fit below the name too.
  for (const time of ['10:00', '14:00'])
    await makeLead(page, 'Twice', {
      status: LEAD_STATUS.ViewingScheduled,
      viewingDate: createDateFormatter().fromLocalInput(`2031-06-02T${time}`),
      viewingUserId,
    })
  await page.evaluate((px) => {
    const sheet = new CSSStyleSheet()
    // A short list would leave the page without a scroll bar.
    sheet.replaceSync(`html { overflow-y: scroll } ::-webkit-scrollbar { width: ${px}px }`)
    document.adoptedStyleSheets.push(sheet)
  }, BAR_PX)
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const density of ['Compact', 'Comfortable']) {
    await openList(page, 'Enquiries')
    await page.getByRole('button', { name: density, exact: true }).click()
    for (const list of ['Enquiries', 'Viewings', 'Reservations'] as const) {
      await openList(page, list)
      await expectToFit(page, list)
    }
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expectToFit(page, 'Reservations')
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await openFirstUnits(page)
    await expectToFit(page, 'Units')
    await menu.getByRole('button', { name: 'Settings' }).click()
    for (const [link, list] of [
      ['Manage Users', 'Users'],
      ['Permissions', 'Roles'],
      ['Audit Trail', 'Audit Trail'],
    ] as const) {
      await menu.getByRole('link', { name: link }).click()
      await expectToFit(page, list)
    }
    await menu.getByRole('button', { name: 'Main menu' }).click()
  }

  await test.step('at 280 px no page of the menu scrolls sideways', async () => {
    await page.evaluate(() => document.adoptedStyleSheets.pop())
    await page.setViewportSize({ width: 280, height: 700 })
    const { home, today, calendar, enquiries, viewings, reservations, properties, projects } = PATHS
    const { profile, users, roles, office, audit } = PATHS
    const title = page.getByRole('heading', { level: 1 })
    const main = [home, today, calendar, `${calendar}?view=week`, enquiries, viewings, reservations]
    for (const path of [...main, properties, projects, profile, users, roles, office, audit]) {
      await visit(page, PLAIN_PAGE)
      await expect(title).toHaveText('Access Denied')
      await visit(page, path)
      await expect(title.filter({ hasNotText: 'Access Denied' })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect.soft(sideways, path).toBeLessThanOrEqual(0)
    }
  })
})
