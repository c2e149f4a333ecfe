import { chromium, type Page } from '@playwright/test'
import { headlessShellLaunch } from '../../scripts/chromium.ts'
import { STORAGE_KEYS } from '../../packages/domain/src/platform/storage/storage-keys.ts'
import { appBuild } from '../../scripts/lib/app-build.ts'
import { buildWhenChanged } from '../../scripts/lib/build-when-changed.ts'
import { serverBuild } from '../../scripts/lib/server-build.ts'
import { makeProduct } from '../journeys/_product.ts'
import { signIn } from './_agent.ts'
import { figure } from './_figures.ts'
import { heldBy } from './_heap.ts'

/** Turns before the first count: they load code and fill caches. */
const WARM_UPS = 100
const TURNS = 200

const PAGES = ['Enquiries', 'Calendar', 'Dashboard', 'Viewings']

const CASES: Record<string, (page: Page, turn: number) => Promise<void>> = {
  'opens and closes the dialog of a lead': async (page) => {
    await page.locator('tbody a').first().click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'First name' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
  'goes to another page': async (page, turn) => {
    const name = PAGES[turn % PAGES.length] ?? ''
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
  },
}

// The memory that a page keeps when it stays open all day.
await buildWhenChanged(appBuild)
await buildWhenChanged(serverBuild)
const product = await makeProduct()
const browser = await chromium.launch(headlessShellLaunch)
try {
  await product.start()
  const { token } = await signIn(product.url)
  for (const [name, run] of Object.entries(CASES)) {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.token,
      token,
    ] as const)
    await page.goto(`${product.url}/main-menu/enquiries`)
    await page.locator('tbody a').first().waitFor()
    // The browser's own resource timing buffer grows with every response, up to 250.
    await page.evaluate(() => performance.setResourceTimingBufferSize(0))
    const devTools = await context.newCDPSession(page)
    for (let turn = 0; turn < WARM_UPS; turn += 1) await run(page, turn)
    const before = await heldBy(devTools)
    for (let turn = 0; turn < TURNS; turn += 1) await run(page, turn)
    const after = await heldBy(devTools)
    figure('memory', {
      act: name,
      turns: TURNS,
      heapKb: before.heapKb,
      moreHeapKb: after.heapKb - before.heapKb,
      moreNodes: after.nodes - before.nodes,
      moreListeners: after.listeners - before.listeners,
    })
    await context.close()
  }
} finally {
  await browser.close()
  await product.remove()
}
