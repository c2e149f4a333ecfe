import type { Locator, Page } from '@playwright/test'
import { PATHS } from '@latchkey/domain/navigation/paths'
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

/** A response that arrives late. */
interface Late {
  /** The path of the call. */
  readonly call: string
  /** Busy until the response arrives. */
  readonly waiting: () => Locator
  /** Visible afterwards. */
  readonly shown: () => Locator
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Opens a page whose responses arrive one after the other, once all its parts wait; returns the shift after each. */
async function shiftsOf(page: Page, path: string, lates: readonly Late[]): Promise<readonly number[]> {
  await page.addInitScript(watchShifts)
  const answers = lates.map(() => Promise.withResolvers<void>())
  for (const [nr, { call }] of lates.entries())
    await page.route(call, async (route) => {
      const response = await route.fetch()
      await answers[nr]?.promise
      await route.fulfill({ response })
    })
  await page.goto(path)
  for (const { waiting } of lates) await expect(waiting()).toHaveAttribute('aria-busy', 'true')
  // Fonts that load late move letters a little, which is not tested here.
  await page.evaluate(() => document.fonts.ready)
  await twoFrames(page)
  await page.evaluate(() => (window.watchedSince = performance.now()))
  const shifts: number[] = []
  for (const [nr, { shown }] of lates.entries()) {
    answers[nr]?.resolve()
    await expect(shown().first()).toBeVisible()
    await twoFrames(page)
    shifts.push(await page.evaluate(() => window.shifted))
  }
  await page.waitForLoadState('networkidle')
  await twoFrames(page)
  return [...shifts, await page.evaluate(() => window.shifted)]
}

/** Less than a person sees. */
const UNSEEN = 0.001

test('nothing moves in the calendar and in the projects when their data arrive', async ({ signIn }) => {
  const agent = await signIn('agent')
  const viewingUserId = await agentId(agent, DEMO.agent)
  for (let hour = 0; hour < EVENTS; hour += 1)
    await makeLead(agent, 'Shifted', {
      status: LEAD_STATUS.ViewingScheduled,
      viewingDate: createDateFormatter().fromLocalInput(`${DAY}T${10 + hour}:00`),
      viewingUserId,
    })
  for (const view of ['month', 'week']) {
    const page = await agent.context().newPage()
    const shifts = await shiftsOf(page, `/main-menu/calendar?view=${view}&date=${DAY}`, [
      {
        call: '**/api/leads/all*',
        waiting: () => page.getByRole('grid'),
        shown: () => page.getByRole('button', { name: /, Ivy Shifted, / }),
      },
    ])
    expect.soft(Math.max(...shifts), view).toBeLessThan(UNSEEN)
    await page.close()
  }
  const projects = await shiftsOf(agent, PATHS.projects, [
    {
      call: '**/api/projects*/**',
      waiting: () => agent.locator('main [aria-busy]'),
      shown: () => agent.getByRole('article'),
    },
  ])
  expect(Math.max(...projects)).toBeLessThan(UNSEEN)
})

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
]

test('nothing moves on the dashboard when its parts arrive one after the other', async ({ signIn }) => {
  const agent = await signIn('agent')
  for (const screen of SCREENS) {
    const page = await agent.context().newPage()
    await page.setViewportSize(screen)
    const parts = [
      ['Week overview', '**/api/leads/all*'],
      ['Viewing scheduled', '**/api/leads/enquiries/scheduled/**'],
      ['Awaiting feedback', '**/api/leads/enquiries/1/*'],
    ].map(([name, call = '']) => {
      const part = page.getByRole('region', { name })
      return {
        call,
        waiting: () => part.locator('[aria-busy]'),
        shown: () => part.getByRole('button', { name: /^(?:Edit |\d\d:\d\d – )/ }),
      }
    })
    const shifts = await shiftsOf(page, PATHS.home, parts)
    expect.soft(Math.max(...shifts), `at ${screen.width} px: ${shifts.join(', ')}`).toBeLessThan(UNSEEN)
    await page.close()
  }
})

test('nothing moves on the enquiries when the number to complete arrives, and then the rows', async ({
  signIn,
}) => {
  const admin = await signIn('admin')
  await admin.setViewportSize({ width: 1280, height: 800 })
  const list = () => admin.getByRole('table', { name: 'Enquiries' })
  const shifts = await shiftsOf(admin, PATHS.enquiries, [
    {
      call: '**/api/leads/waiting*',
      waiting: list,
      shown: () => admin.getByRole('button', { name: / to complete$/ }),
    },
    {
      call: '**/api/leads/enquiries/**',
      waiting: list,
      shown: () => list().getByRole('button', { name: /^Actions for / }),
    },
  ])
  expect(Math.max(...shifts)).toBeLessThan(UNSEEN)
})

test('a page is as wide before its rows as after, with a scroll bar', async ({ signIn }) => {
  const page = await signIn('agent')
  const list = page.getByRole('table', { name: 'Enquiries' })
  const widthPx = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width)
  let before = 0
  await page.route('**/api/leads/enquiries/**', async (route) => {
    const response = await route.fetch()
    await expect(list).toHaveAttribute('aria-busy', 'true')
    before = await widthPx()
    await route.fulfill({ response })
  })
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/main-menu/enquiries')
    await expect(list).toHaveAttribute('aria-busy', 'false')
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
    expect.soft(await widthPx(), `${width} px`).toBe(before)
  }
})

test('nothing moves while a session is checked for long, and when the layout arrives', async ({
  openTab,
  product,
}) => {
  const page = await openTab(await beginSession(product, DEMO.agent))
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
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(PLAIN_PAGE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await twoFrames(page)
    expect.soft(await page.evaluate(() => window.shifted), `${width} px`).toBeLessThan(UNSEEN)
  }
})
