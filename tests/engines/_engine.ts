import { chromium, type BrowserContextOptions, type LaunchOptions } from '@playwright/test'
import { firefox } from 'playwright-for-firefox'
import { findDisplayTools, findFirefox, findWebKit } from '../../scripts/bootstrap/engine-tools.mjs'
import type { EngineName } from '../../scripts/testing/engines.ts'
import { openDisplay } from './_display.ts'
import type { Mouse, Screen } from './_screen.ts'
import { openWebKit } from './_webkit-driver.ts'
import { screenOf } from './_webkit-screen.ts'

/** The width and height of a page on a small laptop, in CSS pixels. */
export const LAPTOP = { width: 1280, height: 800 } as const

/** American English and another zone than the business one: neither may make a difference. */
const ABROAD = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: LAPTOP,
} satisfies BrowserContextOptions

/** A tab with nothing kept from an earlier one. */
export interface Tab {
  readonly screen: Screen
  readonly mouse: Mouse
  close(): Promise<void>
}

/** A browser that journeys open tabs in. */
export interface Engine {
  open(productUrl: string): Promise<Tab>
  close(): Promise<void>
}

/** Starts the engine of this name; `launchOptions` are those of Chromium. */
export function startEngine(name: EngineName, launchOptions: LaunchOptions): Promise<Engine> {
  return { chromium: () => startChromium(launchOptions), firefox: startFirefox, webkit: startWebKit }[name]()
}

async function startChromium(launchOptions: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(launchOptions)
  return {
    async open(baseURL) {
      const context = await browser.newContext({ ...ABROAD, baseURL })
      const page = await context.newPage()
      return { screen: page, mouse: page.mouse, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

/** Firefox as the machine has it, by WebDriver BiDi, with a window: without one it has no drags. */
async function startFirefox(): Promise<Engine> {
  const display = await openDisplay(there(findDisplayTools()))
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: there(findFirefox()),
    headless: false,
    args: ['--width=1500', '--height=1100'],
    env: { ...process.env, DISPLAY: display.name },
    firefoxUserPrefs: { 'widget.gtk.overlay-scrollbars.enabled': false },
  })
  return {
    async open(baseURL) {
      const context = await browser.newContext({ ...ABROAD, baseURL })
      const page = await context.newPage()
      return { screen: page, mouse: display.mouseOver(page), close: () => context.close() }
    },
    async close() {
      await browser.close()
      await display.close()
    },
  }
}

/** WebKitGTK, by its WebDriver; it has no mode without windows. */
async function startWebKit(): Promise<Engine> {
  const display = await openDisplay(there(findDisplayTools()))
  return {
    async open(productUrl) {
      const webKit = await openWebKit(there(findWebKit()), display.name)
      const screen = screenOf(webKit.driver, productUrl)
      await screen.setViewportSize(LAPTOP)
      return { screen, mouse: display.mouseOver(screen), close: () => webKit.close() }
    },
    close: () => display.close(),
  }
}

/** The project of an engine is only there where its programs are. */
function there<Tool>(tool: Tool | undefined): Tool {
  if (tool === undefined) throw new Error('A program of this engine is missing.')
  return tool
}
