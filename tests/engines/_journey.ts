import { writeFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { makeProduct, type Product } from '../journeys/_product.ts'
import { DEMO, DEMO_PASSWORD } from '../journeys/_journey.ts'
import { signIn as signInByApi, type Agent } from '../bench/_agent.ts'
import type { EngineName } from '../../scripts/testing/engines.ts'
import { startEngine, type Engine, type Tab } from './_engine.ts'
import { drag } from './_drag.ts'
import type { Part, Screen } from './_screen.ts'

interface Fixtures {
  /** What this journey has opened. */
  tabs: Tab[]
  /** Opens a browser of its own. */
  openScreen: () => Promise<Screen>
  /** Opens one in which this person has signed in by the form, at this path. */
  signIn: (who: keyof typeof DEMO, path: string) => Promise<Screen>
  /** Drags one part of a screen onto another. */
  drag: (screen: Screen, from: Part, to: Part) => Promise<void>
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
    async ({ engineName, launchOptions }, provide) => {
      const engine = await startEngine(engineName, launchOptions)
      await provide(engine)
      await engine.close()
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
  tabs: async ({}, provide, testInfo) => {
    const tabs: Tab[] = []
    await provide(tabs)
    for (const [index, { screen, close }] of tabs.entries()) {
      if (testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath(`screen-${index}.png`), await screen.screenshot())
      await close()
    }
  },
  openScreen: ({ engine, product, tabs }, provide) =>
    provide(async () => {
      const tab = await engine.open(product.url)
      tabs.push(tab)
      return tab.screen
    }),
  drag: ({ tabs }, provide) =>
    provide(async (screen, from, to) => {
      const mouse = tabs.find((tab) => tab.screen === screen)?.mouse
      if (mouse === undefined) throw new Error('This screen was not opened here.')
      await drag(mouse, from, to)
    }),
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
