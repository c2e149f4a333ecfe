import { chromium, type Page } from '@playwright/test'
import { headlessShellLaunch } from '../../scripts/chromium.ts'
import { appBuild } from '../../scripts/lib/app-build.ts'
import { buildWhenChanged } from '../../scripts/lib/build-when-changed.ts'
import { serverBuild } from '../../scripts/lib/server-build.ts'
import { makeProduct } from '../journeys/_product.ts'
import { signIn } from './_agent.ts'
import { figure, percentile } from './_figures.ts'
import { interactionMs, openWatched, type Device } from './_watched-page.ts'

const SAMPLES = Number(process.env['BENCH_SAMPLES'] ?? 5)

/** Up to the identity step, which is the same for any link. */
const TENANT_PAGE = '/your-enquiry/any-link'
const ENQUIRIES = '/main-menu/enquiries'
const ROWS = 'table[aria-label="Enquiries"][aria-busy="false"] button[aria-label^="Actions for"]'

const DESKTOP: Device = { throttle: 4, viewport: { width: 1280, height: 800 } }

const DEVICES: Record<string, Device> = {
  desktop: DESKTOP,
  // Of the middle class.
  phone: { throttle: 6, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

const median = (values: number[]) => Math.round(percentile(values, 0.5))

/** Pages, with a selector that matches when one is ready. */
const VISITS = {
  '/': 'table[aria-label="Awaiting feedback"] td',
  [ENQUIRIES]: ROWS,
  '/main-menu/calendar': 'td button',
  [TENANT_PAGE]: 'input[name="phone"]',
  '/settings/users': 'table[aria-busy="false"] button[aria-label^="Actions for"]',
}

/** Actions on the list of enquiries; each begins on an idle page. */
const ACTIONS: Record<string, (page: Page) => Promise<void>> = {
  sort: (page) => page.getByRole('button', { name: 'Name', exact: true }).click(),
  'next page': (page) => page.getByRole('button', { name: 'Next page' }).click(),
  'row menu, first': (page) => openMenu(page, 4),
  // Above the first, which does not cover it.
  'row menu, next': (page) => openMenu(page, 2),
  'form open': async (page) => {
    await page.keyboard.press('Escape')
    await page.locator('tbody a').first().click()
    await page.getByRole('dialog').waitFor()
  },
  'key in the form': async (page) => {
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'First name' })
    await field.focus()
    await field.press('x')
  },
}

const openMenu = async (page: Page, row: number) => {
  await page.locator(ROWS).nth(row).click()
  await page.locator('[role="menu"]').waitFor()
}

// The real app, with an empty cache and a slower processor.
await buildWhenChanged(appBuild)
await buildWhenChanged(serverBuild)
const product = await makeProduct()
const browser = await chromium.launch(headlessShellLaunch)
try {
  await product.start()
  const { token } = await signIn(product.url)
  const open = (device: Device, path: string, selector: string) =>
    openWatched(browser, device, product.url + path, path === TENANT_PAGE ? null : token, selector)

  for (const [name, device] of Object.entries(DEVICES))
    for (const [path, selector] of Object.entries(VISITS)) {
      const visits = []
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const page = await open(device, path, selector)
        visits.push(await page.evaluate(() => window.watched))
        await page.context().close()
      }
      const shifts = visits.map(({ layoutShift }) => layoutShift)
      figure('pages', {
        visit: path,
        device: name,
        throttle: device.throttle,
        readyMs: median(visits.map(({ readyMs }) => readyMs ?? Number.NaN)),
        longTasks: median(visits.map(({ longTasksMs }) => longTasksMs.length)),
        longTasksMs: median(visits.map(({ longTasksMs }) => longTasksMs.reduce((sum, ms) => sum + ms, 0))),
        layoutShift: Math.round(percentile(shifts, 0.5) * 1000) / 1000,
      })
    }

  const times: Record<string, number[]> = {}
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const page = await open(DESKTOP, ENQUIRIES, ROWS)
    for (const [name, run] of Object.entries(ACTIONS)) {
      ;(times[name] ??= []).push(await interactionMs(page, () => run(page)))
      await page.waitForLoadState('networkidle')
    }
    await page.context().close()
  }
  for (const [act, samples] of Object.entries(times))
    figure('pages', { act, interactionMs: percentile(samples, 0.5), worstMs: Math.max(...samples) })
} finally {
  await browser.close()
  await product.remove()
}
