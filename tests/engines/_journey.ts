import { writeFileSync } from 'node:fs'
import { DEMO, DEMO_PASSWORD, expect, test as journey } from '../journeys/_journey.ts'
import { signIn as signInByApi, type Agent } from '../bench/_agent.ts'
import type { EngineName } from '../../scripts/testing/engines.ts'
import { TEST_MS } from '../../scripts/testing/limits.ts'
import { startEngine, type Engine, type Tab } from './_engine.ts'
import { drag } from './_drag.ts'
import type { Part, Screen } from './_screen.ts'

interface Fixtures {
  /** Tabs of this journey. */
  tabs: { open(): Promise<Screen>; of(screen: Screen): Tab }
  /** Opens a tab in a new browser. */
  openScreen: () => Promise<Screen>
  /** Opens a new browser with this person signed in by the form, at this path. */
  signInAt: (who: keyof typeof DEMO, path: string) => Promise<Screen>
  drag: (screen: Screen, from: Part, to: Part) => Promise<void>
}

interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
  /** The administrator's API client. */
  admin: Agent
}

/** A journey in each engine of this machine. */
export const test = journey.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName, launchOptions }, provide) => {
      const engine = await startEngine(engineName, launchOptions)
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  admin: [async ({ product }, provide) => provide(await signInByApi(product.url)), { scope: 'worker' }],
  tabs: async ({ engine, product }, provide, testInfo) => {
    const opened: Tab[] = []
    await provide({
      async open() {
        const tab = await engine.open(product.url)
        opened.push(tab)
        return tab.screen
      },
      of(screen) {
        const found = opened.find((tab) => tab.screen === screen)
        if (found === undefined) throw new Error('This screen was not opened here.')
        return found
      },
    })
    for (const [index, tab] of opened.entries()) {
      if (testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath(`screen-${index}.png`), await tab.screen.screenshot())
      await tab.close()
    }
  },
  openScreen: ({ tabs }, provide) => provide(() => tabs.open()),
  drag: ({ tabs }, provide) => provide((screen, from, to) => drag(tabs.of(screen).mouse, from, to)),
  signInAt: async ({ openScreen }, provide) => {
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
 * Types over a field's content key by key: Playwright's `fill` sets the value of a field in Firefox without React's
 * noticing.
 */
export async function enter(field: Part, text: string): Promise<void> {
  await field.press('Control+a')
  await field.pressSequentially(text)
}

export const sees = (part: Part): Promise<void> => expect.poll(() => part.isVisible()).toBe(true)

/** Waits until the part is hidden. */
export const misses = (part: Part): Promise<void> => expect.poll(() => part.isVisible()).toBe(false)

export const hasFocus = (part: Part): Promise<void> =>
  expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true)

/** True when no part of the page is wider than the window. */
export const fitsWindow = (screen: Screen): Promise<boolean> =>
  screen.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

export { expect }
