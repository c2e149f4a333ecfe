import { writeFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { makeProduct, type Product } from '../journeys/_product.ts'
import { DEMO, DEMO_PASSWORD } from '../journeys/_journey.ts'
import { signIn as signInByApi, type Agent } from '../bench/_agent.ts'
import type { EngineName } from '../../scripts/testing/engines.ts'
import { chromiumEngine, firefoxEngine, webKitEngine, type Engine } from './_engine.ts'
import type { Part, Screen } from './_screen.ts'

interface Fixtures {
  /** Opens a browser of its own. */
  openScreen: () => Promise<Screen>
  /** Opens one in which this person has signed in by the form, at this path. */
  signIn: (who: keyof typeof DEMO, path: string) => Promise<Screen>
}

interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
  product: Product
  /** The administrator, by the API. */
  admin: Agent
}

/** A journey through the product in each engine that the machine has. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName, playwright, launchOptions }, provide) => {
      const browser = engineName === 'chromium' ? await playwright.chromium.launch(launchOptions) : null
      const engine =
        browser !== null
          ? chromiumEngine(browser)
          : await (engineName === 'firefox' ? firefoxEngine() : webKitEngine())
      await provide(engine)
      await engine.close()
      await browser?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [
    async ({ engineName }, provide) => {
      const product = await makeProduct()
      await product.start()
      await provide(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  admin: [async ({ product }, provide) => provide(await signInByApi(product.url)), { scope: 'worker' }],
  openScreen: async ({ engine, product }, provide, testInfo) => {
    const opened: Awaited<ReturnType<Engine['open']>>[] = []
    await provide(async () => {
      const tab = await engine.open(product.url)
      opened.push(tab)
      return tab.screen
    })
    for (const tab of opened) {
      if (testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath(`screen-${opened.indexOf(tab)}.png`), await tab.screen.screenshot())
      await tab.close()
    }
  },
  signIn: async ({ openScreen }, provide) => {
    await provide(async (who, path) => {
      const screen = await openScreen()
      await screen.goto(path)
      await enter(screen.getByLabel('Username'), DEMO[who])
      await enter(screen.getByLabel('Password', { exact: true }), DEMO_PASSWORD)
      await screen.getByRole('button', { name: 'Sign in' }).click()
      await sees(screen.getByRole('navigation', { name: 'Main' }))
      return screen
    })
  },
})

/**
 * Types over what a field holds, key by key: Playwright's `fill` sets the value of a field of Firefox without React
 * hearing of it.
 */
export async function enter(field: Part, text: string): Promise<void> {
  await field.press('Control+a')
  await field.pressSequentially(text)
}

/** Waits until the part is shown. */
export const sees = (part: Part): Promise<void> => expect.poll(() => part.isVisible()).toBe(true)

/** Waits until the part is gone. */
export const misses = (part: Part): Promise<void> => expect.poll(() => part.isVisible()).toBe(false)

/** Waits until the part has the focus. */
export const hasFocus = (part: Part): Promise<void> =>
  expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true)

/** True when nothing of the page is wider than its window. */
export const fitsWindow = (screen: Screen): Promise<boolean> =>
  screen.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

export { expect }
