import type { Browser, BrowserContextOptions } from '@playwright/test'
import { firefox } from 'playwright-for-firefox'
import { findFirefox, findWebKit } from '../../scripts/bootstrap/engine-tools.mjs'
import type { Screen } from './_screen.ts'
import { openDisplay, openWebKit } from './_webkit-driver.ts'
import { screenOf } from './_webkit-screen.ts'

/** The width and height of a page on a small laptop, in CSS pixels. */
export const LAPTOP = { width: 1280, height: 800 } as const

/** American English and another zone than the business one: neither may make a difference. */
const ABROAD = { locale: 'en-US', timezoneId: 'America/New_York', viewport: LAPTOP } satisfies BrowserContextOptions

/** A browser that journeys open tabs in. */
export interface Engine {
  /** Opens a tab with nothing kept from an earlier one; ends the run of the tab with `close`. */
  open(productUrl: string): Promise<{ readonly screen: Screen; close(): Promise<void> }>
  close(): Promise<void>
}

/** Chromium, by the runner that all other journeys use. */
export function chromiumEngine(browser: Browser): Engine {
  return {
    async open(baseURL) {
      const context = await browser.newContext({ ...ABROAD, baseURL })
      return { screen: await context.newPage(), close: () => context.close() }
    },
    close: () => Promise.resolve(),
  }
}

/** Firefox as the machine has it, by WebDriver BiDi. */
export async function firefoxEngine(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox() ?? '',
    // As on Windows: bars that are always there and take 17 px.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 0, 'widget.non-native-theme.scrollbar.size.override': 17 },
  })
  return {
    async open(baseURL) {
      const context = await browser.newContext({ ...ABROAD, baseURL })
      return { screen: await context.newPage(), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

/** WebKitGTK, by its WebDriver, on a display of its own. */
export async function webKitEngine(): Promise<Engine> {
  const tools = findWebKit()
  if (tools === undefined) throw new Error('This machine has no WebKitGTK.')
  const display = await openDisplay(tools)
  return {
    async open(productUrl) {
      const webKit = await openWebKit(tools, display)
      const screen = screenOf(webKit, productUrl)
      await screen.setViewportSize(LAPTOP)
      return { screen, close: () => webKit.close() }
    },
    close: () => display.close(),
  }
}
