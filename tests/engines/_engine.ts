import { chromium, type BrowserContextOptions, type LaunchOptions } from '@playwright/test'
import { firefox } from 'playwright-for-firefox'
import { findDisplayTools, findFirefox, findWebKit } from '../../scripts/bootstrap/engine-tools.mjs'
import type { EngineName } from '../../scripts/testing/engines.ts'
import { openDisplay } from './_display.ts'
import type { Mouse, Screen } from './_screen.ts'
import { openWebKit } from './_webkit-driver.ts'
import { screenOf } from './_webkit-screen.ts'

/** Viewport of a small laptop, in CSS pixels. */
export const LAPTOP = { width: 1280, height: 800 } as const

/** A locale and time zone other than the business ones: neither may make a difference. */
const ABROAD = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: LAPTOP,
} satisfies BrowserContextOptions

export interface Paper {
  readonly format: 'A4' | 'Letter'
  readonly landscape: boolean
}

/** Sizes in inches. */
const FORMATS = { A4: { width: 8.27, height: 11.69 }, Letter: { width: 8.5, height: 11 } } as const

/** A tab in a new profile. */
export interface Tab {
  readonly screen: Screen
  readonly mouse: Mouse
  print(paper: Paper): Promise<Buffer>
  close(): Promise<void>
}

export interface Engine {
  open(productUrl: string): Promise<Tab>
  close(): Promise<void>
}

/** Starts an engine; `launchOptions` are those of Chromium. */
export function startEngine(name: EngineName, launchOptions: LaunchOptions): Promise<Engine> {
  return { chromium: () => startChromium(launchOptions), firefox: startFirefox, webkit: startWebKit }[name]()
}

async function startChromium(launchOptions: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(launchOptions)
  return {
    async open(baseURL) {
      const context = await browser.newContext({ ...ABROAD, baseURL })
      const page = await context.newPage()
      return {
        screen: page,
        mouse: page.mouse,
        print: (paper) => page.pdf(paper),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

/** The machine's Firefox, by WebDriver BiDi, with a window: headless it has no drags. */
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
      return {
        screen: page,
        mouse: display.mouseOver(page),
        // For Firefox, Playwright gives the number of inches as one of centimetres.
        print: ({ format, landscape }) => {
          const { width, height } = FORMATS[format]
          return page.pdf({ width: `${width * 2.54}in`, height: `${height * 2.54}in`, landscape })
        },
        close: () => context.close(),
      }
    },
    async close() {
      await browser.close()
      await display.close()
    },
  }
}

/** WebKitGTK by its WebDriver; it cannot run headless. */
async function startWebKit(): Promise<Engine> {
  const display = await openDisplay(there(findDisplayTools()))
  return {
    async open(productUrl) {
      const webKit = await openWebKit(there(findWebKit()), display.name)
      const screen = screenOf(webKit.driver, productUrl)
      await screen.setViewportSize(LAPTOP)
      return {
        screen,
        mouse: display.mouseOver(screen),
        print: (paper) => webKit.print(paper),
        close: () => webKit.close(),
      }
    },
    close: () => display.close(),
  }
}

/** The project of an engine exists only where its programs are installed. */
function there<Tool>(tool: Tool | undefined): Tool {
  if (tool === undefined) throw new Error('A program of this engine is missing.')
  return tool
}
