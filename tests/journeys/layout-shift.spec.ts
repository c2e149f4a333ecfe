import type { Locator, Page } from '@playwright/test'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { beginSession, DEMO, expect, PLAIN_PAGE, test } from './_journey.ts'
import { agentId, makeLead } from './_leads.ts'
import { holdTimers } from './_timers.ts'

test.use({ hasMotion: true })

const EVENTS = 8
const DAY = '2032-05-03'

/** Sums the layout shifts without input since `watchedSince`, as browsers score them. */
function watchShifts(): void {
  window.shifted = 0
  window.watchedSince = Infinity
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput && entry.startTime > window.watchedSince) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    shifted: number
    /** Time at which the page without the response was painted, in milliseconds since the navigation. */
    watchedSince: number
  }
}

/** A page, and a response that arrives late. */
interface Visit {
  readonly path: string
  /** The path of the call. */
  readonly late: string
  /** Busy until the response arrives. */
  readonly waiting: () => Locator
  /** Visible afterwards. */
  readonly shown: () => Locator
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Opens a page and returns its shift once everything is loaded. */
async function shiftOf(page: Page, { path, late, waiting, shown }: Visit): Promise<number> {
  await page.addInitScript(watchShifts)
  await page.route(late, async (route) => {
    const response = await route.fetch()
    await expect(waiting()).toHaveAttribute('aria-busy', 'true')
    // Fonts that load late move letters a little, which is not tested here.
    await page.evaluate(() => document.fonts.ready)
    await twoFrames(page)
    await page.evaluate(() => (window.watchedSince = Math.min(window.watchedSince, performance.now())))
    await route.fulfill({ response })
  })
  await page.goto(path)
  await expect(shown().first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await twoFrames(page)
  return page.evaluate(() => window.shifted)
}

test('nothing moves in the calendar when the viewings of a full day arrive', async ({
  signIn,
  openTab,
  product,
}) => {
  const agent = await signIn('agent', PLAIN_PAGE)
  const viewingUserId = await agentId(agent, DEMO.agent)
  for (let hour = 0; hour < EVENTS; hour += 1)
    await makeLead(agent, 'Shifted', {
      status: LEAD_STATUS.ViewingScheduled,
      viewingDate: createDateFormatter().fromLocalInput(`${DAY}T${10 + hour}:00`),
      viewingUserId,
    })
  for (const view of ['month', 'week']) {
    const page = await openTab(await beginSession(product, DEMO.agent))
    const shift = await shiftOf(page, {
      path: `/main-menu/calendar?view=${view}&date=${DAY}`,
      late: '**/api/leads/all*',
      waiting: () => page.getByRole('grid'),
      shown: () => page.getByRole('button', { name: /, Ivy Shifted, / }),
    })
    expect(shift, view).toBeLessThan(0.001)
  }
})

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
]

test('nothing moves on the dashboard when one part arrives last', async ({ openTab, product }) => {
  for (const screen of SCREENS) {
    for (const [name, late] of [
      ['Week overview', '**/api/leads/all*'],
      ['Viewing scheduled', '**/api/leads/enquiries/scheduled/**'],
      ['Awaiting feedback', '**/api/leads/enquiries/1/*'],
    ] as const) {
      const page = await openTab(await beginSession(product, DEMO.agent))
      await page.setViewportSize(screen)
      const part = page.getByRole('region', { name })
      const shift = await shiftOf(page, {
        path: '/',
        late,
        waiting: () => part.locator('[aria-busy]'),
        shown: () => part.getByRole('button', { name: /^(?:Edit |\d\d:\d\d – )/ }),
      })
      expect.soft(shift, `${name} at ${screen.width} px`).toBeLessThan(0.001)
    }
  }
})

test('a page is as wide before its rows as after, with a scroll bar', async ({ signIn }) => {
  for (const width of [360, 768]) {
    const page = await signIn('agent', '/profile')
    await page.setViewportSize({ width, height: 800 })
    const list = page.getByRole('table', { name: 'Enquiries' })
    const widthPx = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width)
    let before = 0
    await page.route('**/api/leads/enquiries/**', async (route) => {
      const response = await route.fetch()
      await expect(list).toHaveAttribute('aria-busy', 'true')
      before = await widthPx()
      await route.fulfill({ response })
    })
    await page.goto('/main-menu/enquiries')
    await expect(list).toHaveAttribute('aria-busy', 'false')
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
    expect.soft(await widthPx(), `${width} px`).toBe(before)
  }
})

test('nothing moves when the cards of projects replace their placeholders', async ({ openTab, product }) => {
  const page = await openTab(await beginSession(product, DEMO.agent))
  const shift = await shiftOf(page, {
    path: '/main-menu/projects',
    late: '**/api/projects*/**',
    waiting: () => page.locator('main [aria-busy]'),
    shown: () => page.getByRole('article'),
  })
  expect(shift).toBeLessThan(0.001)
})

test('nothing moves while a session is checked for long, and when the layout arrives', async ({
  openTab,
  product,
}) => {
  for (const width of [360, 1280]) {
    const page = await openTab(await beginSession(product, DEMO.agent))
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(watchShifts)
    // The message about a long wait would appear before the page is watched.
    await holdTimers(page)
    await page.route('**/api/users/jwt-login', async (route) => {
      const response = await route.fetch()
      await expect(page.getByRole('status')).toHaveText('Loading…')
      await page.evaluate(() => document.fonts.ready)
      await twoFrames(page)
      await page.evaluate(() => {
        window.watchedSince = performance.now()
        window.releaseTimers()
      })
      await expect(page.getByText(/longer than usual/).first()).toBeVisible()
      await route.fulfill({ response })
    })
    await page.goto(PLAIN_PAGE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await twoFrames(page)
    expect.soft(await page.evaluate(() => window.shifted), `${width} px`).toBeLessThan(0.001)
  }
})
