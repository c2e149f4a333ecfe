import type { Page } from '@playwright/test'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead.status'
import { beginSession, DEMO, expect, test } from './_journey.ts'
import { agentId, makeLead } from './_leads.ts'

const EVENTS = 8
const day = '2032-05-03'

/** Adds up how far what is on the page has moved by itself, as browsers score it. */
function watchShifts(): void {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    shifted: number
  }
}

/** Opens a page whose viewings come late, and answers by how much the page has shifted once they are there. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(watchShifts)
  await page.route('**/api/leads/all*', async (route) => {
    const response = await route.fetch()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    // Two frames, so that the page without viewings has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.fulfill({ response })
  })
  await page.goto(path)
  await expect(page.getByRole('button', { name: /, Ivy Shifted, / }).first()).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => window.shifted)
}

test('nothing moves when the viewings of a full day arrive', async ({ signIn, openTab, product }) => {
  const agent = await signIn('agent')
  const viewingUserId = await agentId(agent, DEMO.agent)
  for (let hour = 0; hour < EVENTS; hour += 1)
    await makeLead(agent, 'Shifted', {
      status: LEAD_STATUS.ViewingScheduled,
      viewingDate: createDateFormatter().fromLocalInput(`${day}T${10 + hour}:00`),
      viewingUserId,
    })
  for (const view of ['month', 'week']) {
    const page = await openTab(await beginSession(product, DEMO.agent))
    expect(await shiftOf(page, `/main-menu/calendar?view=${view}&date=${day}`), view).toBeLessThan(0.005)
  }
})
